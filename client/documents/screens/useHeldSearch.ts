import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';

/**
 * Stored per history entry, so that Back restores it, and not in the address, which servers log. Keyed by
 * environment, because each member has their own.
 */
const held = new WeakMap<IEnvironment, Map<string, string>>();

function heldBy(environment: IEnvironment): Map<string, string> {
  const known = held.get(environment) ?? new Map<string, string>();
  held.set(environment, known);
  return known;
}

/** The search text of a list of private documents. */
export function useHeldSearch() {
  const environment = useRelayEnvironment();
  const { key } = useLocation();
  const [search, setSearch] = useState(() => heldBy(environment).get(key) ?? '');
  useEffect(() => {
    heldBy(environment).set(key, search);
  }, [environment, key, search]);
  return [search, setSearch] as const;
}
