import { chakra } from '@chakra-ui/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../form/Button';
import { useLoadOnSight } from './useLoadOnSight';

export interface LoadMoreProps {
  hasNext: boolean;
  loading: boolean;
  count: number;
  /** What the list is of. */
  what?: string;
  loadNext: (count: number, options?: { onComplete?: (error: Error | null) => void }) => unknown;
}

/** The next page of the list before it, by scrolling to its end or by pressing the button. */
export function LoadMore({ hasNext, loading, count, what = 'stories', loadNext }: LoadMoreProps) {
  const [failed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const focusNextRow = useNextRowFocus(button);
  const load = () => {
    setFailed(false);
    // A button that is busy lets go of the focus, and with the last page it is gone.
    if (document.activeElement === button.current) focusNextRow(element.current?.previousElementSibling);
    loadNext(count, { onComplete: (error) => setFailed(error !== null) });
  };
  // After a failure only the button tries again, or the scroll position would ask without end.
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

/** Gives the focus to the first row that comes, unless the person has moved it meanwhile. */
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
