import { useState } from 'react';

/** Kept in the tab: a visit that goes on after a reload is the same visit. */
const keyOf = (storyId: string) => `shown-pictures:${storyId}`;

function read(storyId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(storyId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((host) => typeof host === 'string') : [];
  } catch {
    return [];
  }
}

function write(storyId: string, hosts: readonly string[]) {
  try {
    sessionStorage.setItem(keyOf(storyId), JSON.stringify(hosts));
  } catch {
    // They are shown on this page all the same.
  }
}

/** The hosts that the reader lets this story fetch pictures from, for as long as the visit lasts. */
export function useShownPictures(storyId: string) {
  const [hosts, setHosts] = useState(() => read(storyId));
  const show = (host: string) => {
    const next = [...hosts.filter((known) => known !== host), host];
    write(storyId, next);
    setHosts(next);
  };
  return [hosts, show] as const;
}
