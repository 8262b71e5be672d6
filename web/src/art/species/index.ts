/** All species that can be drawn, by the names the rules give them. */
import type { Drawing } from '../shapes';
import { baboon } from './baboon';
import { capuchin } from './capuchin';
import { gorilla } from './gorilla';
import { howler } from './howler';
import { lemur } from './lemur';
import { tamarin } from './tamarin';
import { vervet } from './vervet';

export const SPECIES = { gorilla, baboon, lemur, capuchin, howler, tamarin } as const;

export type Species = keyof typeof SPECIES;

export function isSpecies(name: string): name is Species {
  return Object.hasOwn(SPECIES, name);
}

/** The drawing of a species; an unknown one, like the house itself, has the vervet's face. */
export function drawing(name: string): Drawing {
  return isSpecies(name) ? SPECIES[name] : vervet;
}
