import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';

/**
 * By the list's place in the tab's history, so that going back finds what was found; not in the address, which a server
 * notes down. Another member has another environment.
 */
const held = new WeakMap<IEnvironment, Map<string, string>>();

function heldBy(environment: IEnvironment): Map<string, string> {
  const known = held.get(environment) ?? new Map<string, string>();
  held.set(environment, known);
  return known;
}

/** What is looked for in a list of private texts. */
export function useHeldSearch() {
  const environment = useRelayEnvironment();
  const { key } = useLocation();
  const [search, setSearch] = useState(() => heldBy(environment).get(key) ?? '');
  useEffect(() => {
    heldBy(environment).set(key, search);
  }, [environment, key, search]);
  return [search, setSearch] as const;
}
