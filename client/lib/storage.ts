/** The browser's storage, or memory for what it refuses (blocked, full, private windows). */
export function createStorage(browsers: () => Storage) {
  const memory = new Map<string, string>();
  return {
    get(key: string): string | null {
      if (memory.has(key)) return memory.get(key) ?? null;
      try {
        return browsers().getItem(key);
      } catch {
        return null;
      }
    },
    /** Null removes it. */
    set(key: string, value: string | null): void {
      memory.delete(key);
      try {
        if (value === null) browsers().removeItem(key);
        else browsers().setItem(key, value);
      } catch {
        if (value !== null) memory.set(key, value);
      }
    },
    remove(key: string): void {
      this.set(key, null);
    },
    /** False if the value is only in memory, until the tab closes. */
    lasts: (key: string): boolean => !memory.has(key),
    keys(): string[] {
      try {
        return [...new Set([...Object.keys(browsers()), ...memory.keys()])];
      } catch {
        return [...memory.keys()];
      }
    },
  };
}

export const storage = createStorage(() => localStorage);
