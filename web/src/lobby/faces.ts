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
};

/** The species whose head a bot has; one that nobody has drawn has the face of the house. */
export const botFace = (bot: string): string => FACES[bot] ?? 'vervet';
