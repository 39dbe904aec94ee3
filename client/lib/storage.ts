/** Values that localStorage refused. */
const memory = new Map<string, string>();

/** localStorage, or memory if the browser refuses it (blocked, full, private windows). */
export const storage = {
  get(key: string): string | null {
    if (memory.has(key)) return memory.get(key) ?? null;
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  },
  /** False if the value is only in memory, until the tab closes. */
  lasts(key: string): boolean {
    return !memory.has(key);
  },
  keys(): string[] {
    try {
      return [...new Set([...Object.keys(localStorage), ...memory.keys()])];
    } catch {
      return [...memory.keys()];
    }
  },
  remove(key: string): void {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },
};
