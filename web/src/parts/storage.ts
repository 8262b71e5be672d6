/**
 * A browser may refuse to keep anything, and then says so whenever it is only asked for its storage. What is remembered then lasts
 * as long as the page: nothing else on it need know. Imported before all others, which look there as they begin.
 */
class Memory implements Storage {
  readonly #kept = new Map<string, string>();
  get length(): number {
    return this.#kept.size;
  }
  clear(): void {
    this.#kept.clear();
  }
  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }
  key(index: number): string | null {
    return [...this.#kept.keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.#kept.delete(key);
  }
  setItem(key: string, value: string): void {
    this.#kept.set(key, value);
  }
}

for (const name of ['localStorage', 'sessionStorage']) {
  try {
    void Reflect.get(globalThis, name);
  } catch {
    Object.defineProperty(globalThis, name, { value: new Memory() });
  }
}

export {};
