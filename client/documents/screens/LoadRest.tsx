import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { limits } from '../../../server/contract/limits';
import type { LoadMoreProps } from '../../ui/content/LoadMore';
import { Button } from '../../ui/form/Button';

type LoadRestProps = Pick<LoadMoreProps, 'hasNext' | 'loading' | 'loadNext'> & { what: string };

/** Loads the rest of the list during a search, because only loaded rows can be found. */
export function LoadRest({ hasNext, loading, loadNext, what }: LoadRestProps) {
  const [failed, setFailed] = useState(false);
  const load = useEffectEvent(() => {
    loadNext(limits.page.max, { onComplete: (error) => setFailed(error !== null) });
  });
  useEffect(() => {
    if (hasNext && !loading && !failed) load();
  }, [hasNext, loading, failed]);
  if (!hasNext) return null;
  return (
    <chakra.div mt="8" display="grid" justifyItems="center" gap="2" color="ink.muted">
      {failed ? (
        <>
          <chakra.p role="alert" color="danger">
            The other {what} could not be looked through.
          </chakra.p>
          <Button variant="outline" onClick={() => setFailed(false)}>
            Try again
          </Button>
        </>
      ) : (
        <p role="status">Looking through the rest…</p>
      )}
    </chakra.div>
  );
}
