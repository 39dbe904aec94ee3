import { parseJson } from './parseJson';
import { storage } from './storage';

/** Listeners of a store outside React. `subscribe` is what useSyncExternalStore expects. */
export function createListeners<T = void>() {
  const listeners = new Set<(change: T) => void>();
  return {
    subscribe(listener: (change: T) => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    notify(change: T) {
      // A copy, because a listener may unsubscribe others.
      for (const listener of [...listeners]) listener(change);
    },
    isEmpty: () => listeners.size === 0,
  };
}

/** A value outside React, for all components of this tab. */
export function createStore<T>(initial: T) {
  const { subscribe, notify } = createListeners();
  let value = initial;
  return {
    subscribe,
    read: () => value,
    set(next: T) {
      if (Object.is(value, next)) return;
      value = next;
      notify();
    },
  };
}

/** A value in localStorage, where other tabs may change it, or in another storage. */
export function createStoredValue<T>(key: string, parse: (stored: string | null) => T, place = storage) {
  const changes = createListeners();
  let source: string | null | undefined;
  let value: T;
  return {
    /** Returns the same object while the stored text is equal, because React compares by identity. */
    read(): T {
      const stored = place.get(key);
      if (stored !== source) value = parse(stored);
      source = stored;
      return value;
    },
    /** Null removes it. */
    write(text: string | null) {
      place.set(key, text);
      changes.notify();
    },
    subscribe(listener: () => void) {
      const unsubscribe = changes.subscribe(listener);
      window.addEventListener('storage', listener);
      return () => {
        unsubscribe();
        window.removeEventListener('storage', listener);
      };
    },
  };
}

/** The texts of a stored list; none if it can't be read. */
export function parseTexts(stored: string | null): readonly string[] {
  const texts: unknown = parseJson(stored);
  return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
}
