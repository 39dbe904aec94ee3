import { useCallback, useState } from 'react';
import { type TabText, tabStorage, tabTextName } from './tabStorage';

/** What a member types about something, kept in this tab until it is emptied. */
export function useTabText(kind: TabText, memberId: string, about: string) {
  const name = tabTextName(kind, memberId, about);
  const [text, show] = useState(() => tabStorage.get(name) ?? '');
  const setText = useCallback(
    (next: string) => {
      show(next);
      tabStorage.set(name, next === '' ? null : next);
    },
    [name],
  );
  return [text, setText] as const;
}
