import { useState } from 'react';

/** Kept in the tab, so that two tabs don't mix their texts; it outlives a reload, and a restored tab. */
export function readKept(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keepText(name: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // Without room, the text lives as long as the page.
  }
}

/** The name under which a member's words about something are kept until they are sent. */
export const keptName = (memberId: string, about: string) => `comment:${memberId}:${about}`;

/** A text being written, found again after a reload or a visit elsewhere. What it began with is not kept. */
export function useKeptText(name: string, initial = ''): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => readKept(name) ?? initial);
  const change = (next: string) => {
    setText(next);
    keepText(name, next.trim() === initial.trim() ? null : next);
  };
  return [text, change];
}
