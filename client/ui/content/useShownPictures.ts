import { useState } from 'react';

/** In sessionStorage, so that the choice survives a reload. */
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
    // They are shown on this page anyway.
  }
}

/** The hosts from which this story may load images in this tab. */
export function useShownPictures(storyId: string) {
  const [hosts, setHosts] = useState(() => read(storyId));
  const show = (host: string) => {
    const next = [...hosts.filter((known) => known !== host), host];
    write(storyId, next);
    setHosts(next);
  };
  return [hosts, show] as const;
}
