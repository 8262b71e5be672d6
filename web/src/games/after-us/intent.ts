/** What somebody most likely meant by touching something impossible: we ask the server why that action is refused. */
import { AFTER_US } from '../../facts';
import type { AfterUsAction, AfterUsBoardView } from '../../wire';
import { cardOf, RESOURCES, tokenOf } from './deck';
import type { Kind } from './wish';

/** The action that uses an object. */
export const OBJECT_KINDS: Readonly<Record<string, Kind>> = AFTER_US.objects;

/** A wish of some kind, with whatever else it needs filled in; null when there is nothing to fill in. */
export function meantBy(kind: Kind, me: AfterUsBoardView): AfterUsAction | null {
  const cards = me.line.filter((card) => card !== null);
  const recruits = cards.filter((card) => cardOf(card).level > 0);
  const richest = [...RESOURCES].sort((one, other) => (me.stock[other] ?? 0) - (me.stock[one] ?? 0))[0] ?? 'flower';
  const card = (kind === 'phone' || kind === 'console' ? recruits[0] : undefined) ?? cards[0];
  const here = me.frames.find(({ reached }) => reached === 'here') ?? me.frames[0];
  const food = tokenOf(me.token ?? '')?.food;
  const fields: Partial<Record<Kind, object | null>> = {
    activate: here ? { frame: here.name } : null,
    remove: card ? { card } : null,
    phone: card ? { card, pile: 'mandrill' } : null,
    blaster: card ? { card } : null,
    console: card ? { card } : null,
    fridge: { give: richest, get: richest === 'flower' ? 'fruit' : 'flower' },
    moped: { species: 'mandrill', level: 1 },
    recruit: { level: 1, food: food && food !== 'any' ? food : 'flower' },
    copy: { neighbour: 'left', price: richest },
    reactivate: me.frames[0] ? { frame: me.frames[0].name } : null,
    computer: {},
    pinball: {},
    done: {},
  };
  const found = fields[kind];
  return found ? ({ kind, ...found } as AfterUsAction) : null;
}
