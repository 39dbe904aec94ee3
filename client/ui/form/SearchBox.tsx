import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { useNavigationTarget } from '../layout/useNavigationTarget';
import { SearchField } from './SearchField';
import { searchOf } from './searchOf';

const debounceMs = 300;

/** A search field whose text is in the address, so that it can be shared and Back restores it. */
export function SearchBox({ label }: { label: string }) {
  const [params, setParams] = useSearchParams();
  const navigationType = useNavigationType();
  const { pathname } = useLocation();
  const target = useNavigationTarget();
  const sought = searchOf(params);
  const [text, setText] = useState(sought);
  const asked = useRef(sought);

  useEffect(() => {
    // While typing, the field may be ahead of the address; Back and links set the field.
    if (navigationType === 'REPLACE' || asked.current === sought) return;
    asked.current = sought;
    setText(sought);
  }, [sought, navigationType]);

  const ask = (words: string) => {
    // Searching now would cancel the navigation to another page.
    if ((target()?.pathname ?? pathname) !== pathname) return;
    asked.current = words;
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (words) next.set('q', words);
        else next.delete('q');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const latestAsk = useRef(ask);
  useEffect(() => {
    latestAsk.current = ask;
  });
  useEffect(() => {
    const words = text.trim();
    if (words === asked.current) return;
    const timer = setTimeout(() => latestAsk.current(words), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <SearchField
      label={label}
      value={text}
      onChange={setText}
      onClear={() => {
        if (asked.current) ask('');
      }}
    />
  );
}
