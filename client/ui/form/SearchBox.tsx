import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
  const navigationTarget = useNavigationTarget();
  const searchInAddress = searchOf(params);
  const [text, setText] = useState(searchInAddress);
  /** The search that the field last put into the address, or took from it. */
  const lastSearch = useRef(searchInAddress);

  useEffect(() => {
    // While typing, the field may be ahead of the address; Back and links set the field.
    if (navigationType === 'REPLACE' || lastSearch.current === searchInAddress) return;
    lastSearch.current = searchInAddress;
    setText(searchInAddress);
  }, [searchInAddress, navigationType]);

  const search = (words: string) => {
    // Changing the address now would cancel a navigation to another page.
    if ((navigationTarget()?.pathname ?? pathname) !== pathname) return;
    lastSearch.current = words;
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
  const searchNow = useEffectEvent(search);
  useEffect(() => {
    const words = text.trim();
    if (words === lastSearch.current) return;
    const timer = setTimeout(() => searchNow(words), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <SearchField
      label={label}
      value={text}
      onChange={setText}
      onClear={() => {
        if (lastSearch.current) search('');
      }}
    />
  );
}
