import { useState } from 'react';

/** Uses sessionStorage, so that two tabs don't mix texts; it survives a reload and a restored tab. */
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
    // Without storage the text lasts as long as the page.
  }
}

/** The storage key of a member's unsent comment. */
export const keptName = (memberId: string, about: string) => `comment:${memberId}:${about}`;

/** A text that survives a reload or leaving the page. Text equal to `initial` isn't stored. */
export function useKeptText(name: string, initial = ''): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => readKept(name) ?? initial);
  const change = (next: string) => {
    setText(next);
    keepText(name, next.trim() === initial.trim() ? null : next);
  };
  return [text, change];
}
