import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../ui/form/Button';

export interface EarlierCommentsProps {
  loading: boolean;
  load: (options: { onComplete: (error: Error | null) => void }) => unknown;
}

/** Loads earlier comments page by page. */
export function EarlierComments({ loading, load }: EarlierCommentsProps) {
  const [failed, setFailed] = useState(false);
  return (
    <chakra.div mb="6" display="grid" justifyItems="start" gap="2">
      <Button
        variant="outline"
        size="sm"
        loading={loading}
        loadingText="Loading…"
        onClick={() => {
          setFailed(false);
          load({ onComplete: (error) => setFailed(error !== null) });
        }}
      >
        Load earlier comments
      </Button>
      {failed && (
        <chakra.p role="alert" color="danger" textStyle="small">
          The earlier comments could not be loaded.
        </chakra.p>
      )}
    </chakra.div>
  );
}
