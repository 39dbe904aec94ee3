import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../form/Button';
import { useLoadOnSight } from './useLoadOnSight';

export interface LoadMoreProps {
  hasNext: boolean;
  loading: boolean;
  count: number;
  /** The items of the list, as a plural noun. */
  what?: string;
  loadNext: LoadNext;
}

type LoadNext = (count: number, options?: { onComplete?: (error: Error | null) => void }) => unknown;

/** Loads a list's next page. Returns whether that has failed. */
export function useNextPage(loadNext: LoadNext, count: number): [load: () => void, failed: boolean] {
  const [failed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    loadNext(count, { onComplete: (error) => setFailed(error !== null) });
  };
  return [load, failed];
}

interface NextPageFailureProps extends ComponentProps<typeof chakra.p> {
  /** The items of the list, as a plural noun. */
  what: string;
}

/** The message that a list's next page could not be loaded. */
export const NextPageFailure = ({ what, ...style }: NextPageFailureProps) => (
  <chakra.p role="alert" color="danger" {...style}>
    The next {what} could not be loaded.
  </chakra.p>
);

/** Loads the next page on scrolling to the end, or by a button. */
export function LoadMore({ hasNext, loading, count, what = 'stories', loadNext }: LoadMoreProps) {
  const [loadPage, failed] = useNextPage(loadNext, count);
  const button = useRef<HTMLButtonElement>(null);
  const focusNextRow = useNextRowFocus(button);
  const load = () => {
    // The button loses the focus while it loads, and is removed with the last page.
    if (document.activeElement === button.current) focusNextRow(element.current?.previousElementSibling);
    loadPage();
  };
  // After a failure only the button retries; otherwise scrolling would retry endlessly. Nothing is loaded while the button has
  // the focus: that would move the focus to a row, and Enter would then open the row.
  const element = useLoadOnSight(hasNext && !loading && !failed, () => {
    if (document.activeElement !== button.current) load();
  });
  if (!hasNext) return null;
  return (
    <chakra.div ref={element} mt="8" display="grid" justifyItems="center" gap="2">
      {failed && <NextPageFailure what={what} />}
      <Button ref={button} variant="outline" loading={loading} loadingText="Loading…" onClick={load}>
        Load more
      </Button>
    </chakra.div>
  );
}

/** Returns a function that makes the next added row get the focus, unless the user moves the focus before. */
function useNextRowFocus(button: RefObject<HTMLButtonElement | null>) {
  const awaitedRow = useRef<{ list: Element; rows: number } | null>(null);
  useEffect(() => {
    const { list, rows } = awaitedRow.current ?? {};
    const row = rows !== undefined && list?.children[rows];
    if (!row) return;
    awaitedRow.current = null;
    const { activeElement, body } = document;
    const isFree = activeElement === null || activeElement === body || activeElement === button.current;
    if (isFree) row.querySelector<HTMLElement>('a[href], button')?.focus();
  });
  return (list: Element | null | undefined) => {
    if (list?.matches('ul, ol')) awaitedRow.current = { list, rows: list.children.length };
  };
}
