/** What lies open beside a table: the log, the rules or how it ended; and where the focus goes when it is shut. */
import { tick } from 'svelte';

export type Panel = 'log' | 'rules' | 'ending';

export class Panels {
  now = $state<Panel | null>(matchMedia('(min-width: 75rem)').matches ? 'log' : null);
  rule = $state.raw<{ id: string } | null>(null);
  buttons: Record<Panel, HTMLButtonElement | undefined> = $state({ log: undefined, rules: undefined, ending: undefined });
  /** The line of the log from which a rule was opened. */
  #left: string | null = null;

  toggle(which: Panel): void {
    this.now = this.now === which ? null : which;
    this.#left = null;
    if (which === 'rules') this.rule = null;
  }

  openRule = (id: string): void => {
    const line = document.activeElement?.closest<HTMLElement>('[data-version]');
    this.#left = (this.now === 'log' && line?.dataset['version']) || null;
    this.rule = { id };
    this.now = 'rules';
  };

  shut = (): void => {
    const from = this.now;
    if (from === 'rules' && this.#left !== null) {
      void this.#backToLog(this.#left);
      return;
    }
    this.now = null;
    if (from) this.buttons[from]?.focus();
  };

  async #backToLog(version: string): Promise<void> {
    this.#left = null;
    this.now = 'log';
    await tick();
    const row = document.querySelector(`aside [data-version="${version}"]`);
    const line = row?.querySelector<HTMLElement>('button.step');
    const fold = row?.closest('li')?.querySelector<HTMLElement>('.fold');
    (line?.checkVisibility() ? line : (fold ?? this.buttons.log))?.focus();
  }
}
