/** Dragging a card with mouse or finger: its picture follows, and letting go reports what lies underneath. */

export interface Dropped {
  monkey?: string;
  seat?: number;
}

/** Anything shorter is a touch, not a drag. */
const SLACK = 8;

export function drag(dropped: (on: Dropped) => void, able: () => boolean): (element: HTMLElement) => () => void {
  return (element) => {
    let from: { x: number; y: number; id: number } | null = null;
    let ghost: HTMLElement | null = null;

    // The pointer is followed everywhere: a quick hand has left the card before its first move is reported.
    function follow(on: boolean) {
      const change = on ? addEventListener : removeEventListener;
      change('pointermove', move);
      change('pointerup', up);
      change('pointercancel', up);
    }

    function down(event: PointerEvent) {
      if (event.button !== 0 || !able()) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      follow(true);
    }

    function move(event: PointerEvent) {
      if (!from || event.pointerId !== from.id) return;
      if (!ghost && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) ghost = lift(element);
      if (ghost) ghost.style.translate = `${event.clientX - from.x}px ${event.clientY - from.y}px`;
    }

    function up(event: PointerEvent) {
      if (!from || event.pointerId !== from.id) return;
      from = null;
      follow(false);
      if (!ghost) return;
      ghost.remove();
      ghost = null;
      element.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => element.removeEventListener('click', swallow, { capture: true }));
      if (event.type === 'pointerup') dropped(below(event.clientX, event.clientY));
    }

    element.addEventListener('pointerdown', down);
    return () => {
      ghost?.remove();
      follow(false);
      element.removeEventListener('pointerdown', down);
    };
  };
}

const swallow = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};

function lift(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.ariaHidden = 'true';
  ghost.tabIndex = -1;
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    zIndex: '9',
    pointerEvents: 'none',
    rotate: '4deg',
  });
  element.parentElement?.append(ghost);
  return ghost;
}

function below(x: number, y: number): Dropped {
  const found: Dropped = {};
  for (const element of document.elementsFromPoint(x, y)) {
    const { monkey, seat } = (element.closest<HTMLElement>('[data-monkey], [data-seat]')?.dataset ?? {}) as {
      monkey?: string;
      seat?: string;
    };
    if (monkey !== undefined) found.monkey ??= monkey;
    if (seat !== undefined) found.seat ??= Number(seat);
  }
  return found;
}
