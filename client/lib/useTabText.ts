import { useCallback, useState } from 'react';
import { type TabText, tabStorage, tabTextName } from './tabStorage';

/** The state of a text that a member types, stored in this tab until it is emptied. `about` is the id of its subject. */
export function useTabText(kind: TabText, memberId: string, about: string) {
  const name = tabTextName(kind, memberId, about);
  const [text, setShownText] = useState(() => tabStorage.get(name) ?? '');
  const setText = useCallback(
    (next: string) => {
      setShownText(next);
      tabStorage.set(name, next === '' ? null : next);
    },
    [name],
  );
  return [text, setText] as const;
}
