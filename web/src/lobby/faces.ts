/** The faces of the bots: in no game do two of them look alike. */
const FACES: Readonly<Record<string, string>> = {
  random: 'howler',
  'glance-2': 'lemur',
  'glance-100': 'baboon',
  heuristic: 'gorilla',
  'mcts-10': 'lemur',
  'mcts-50': 'capuchin',
  'mcts-200': 'vervet',
  'mcts-1000': 'capuchin',
  'mcts-5000': 'gorilla',
  'foresight-96': 'tamarin',
  'foresight-200': 'tamarin',
  'mind-1': 'tamarin',
  'mind-20': 'capuchin',
  'mind-200': 'vervet',
  'mind-5000': 'gorilla',
};

/** The species whose head a bot has; one that nobody has drawn has the face of the house. */
export const botFace = (bot: string): string => FACES[bot] ?? 'vervet';

/** The faces of cousins, who have the strength of another bot at the table. */
const COUSINS = ['tamarin', 'howler', 'baboon', 'capuchin', 'gorilla', 'lemur'];

/** One face for each bot of a table: no two look alike, as far as there are heads. */
export function botFaces(bots: readonly string[]): string[] {
  const own = new Set(bots.map(botFace));
  const others = COUSINS.filter((species) => !own.has(species));
  const taken = new Set<string>();
  return bots.map((bot) => {
    const face = taken.has(botFace(bot)) ? (others.shift() ?? botFace(bot)) : botFace(bot);
    taken.add(face);
    return face;
  });
}
