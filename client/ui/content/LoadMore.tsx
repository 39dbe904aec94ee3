import { chakra } from '@chakra-ui/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../form/Button';
import { useLoadOnSight } from './useLoadOnSight';

export interface LoadMoreProps {
  hasNext: boolean;
  loading: boolean;
  count: number;
  /** The items of the list, as a plural noun. */
  what?: string;
  loadNext: (count: number, options?: { onComplete?: (error: Error | null) => void }) => unknown;
}

/** Loads the next page on scrolling to the end, or by a button. */
export function LoadMore({ hasNext, loading, count, what = 'stories', loadNext }: LoadMoreProps) {
  const [failed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const focusNextRow = useNextRowFocus(button);
  const load = () => {
    setFailed(false);
    // The button loses the focus while busy, and disappears with the last page.
    if (document.activeElement === button.current) focusNextRow(element.current?.previousElementSibling);
    loadNext(count, { onComplete: (error) => setFailed(error !== null) });
  };
  // After a failure only the button retries; otherwise scrolling would retry endlessly.
  const element = useLoadOnSight(hasNext && !loading && !failed, load);
  if (!hasNext) return null;
  return (
    <chakra.div ref={element} mt="8" display="grid" justifyItems="center" gap="2">
      {failed && (
        <chakra.p role="alert" color="danger">
          The next {what} could not be loaded.
        </chakra.p>
      )}
      <Button ref={button} variant="outline" loading={loading} loadingText="Loading…" onClick={load}>
        Load more
      </Button>
    </chakra.div>
  );
}

/** Focuses the first new row, unless the user has moved the focus. */
function useNextRowFocus(button: RefObject<HTMLButtonElement | null>) {
  const awaited = useRef<{ list: Element; rows: number } | null>(null);
  useEffect(() => {
    const { list, rows } = awaited.current ?? {};
    const row = rows !== undefined && list?.children[rows];
    if (!row) return;
    awaited.current = null;
    const { activeElement, body } = document;
    const isFree = activeElement === null || activeElement === body || activeElement === button.current;
    if (isFree) row.querySelector<HTMLElement>('a[href], button')?.focus();
  });
  return (list: Element | null | undefined) => {
    if (list?.matches('ul, ol')) awaited.current = { list, rows: list.children.length };
  };
}
