/** What somebody wants to see in full: a kind of card, or a deck. */
export type Looked = { kind: string } | { deck: string };
