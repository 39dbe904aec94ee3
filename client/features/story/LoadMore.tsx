import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { useLoadOnSight } from './useLoadOnSight';

export interface LoadMoreProps {
  hasNext: boolean;
  loading: boolean;
  count: number;
  /** What the list is of. */
  what?: string;
  loadNext: (count: number, options?: { onComplete?: (error: Error | null) => void }) => unknown;
}

/** The next page of a list, by scrolling to its end or by pressing the button. */
export function LoadMore({ hasNext, loading, count, what = 'stories', loadNext }: LoadMoreProps) {
  const [failed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
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
      <Button variant="outline" loading={loading} loadingText="Loading…" onClick={load}>
        Load more
      </Button>
    </chakra.div>
  );
}
