import { chakra } from '@chakra-ui/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { LoadMoreFn } from 'react-relay';
import type { CommentSectionPaginationQuery } from '../../../__generated__/CommentSectionPaginationQuery.graphql';
import { Button } from '../../../ui/form/Button';
import { isFocusLost } from '../../../ui/layout/focusFallback';

const pageSize = 20;

interface EarlierCommentsProps {
  hasMore: boolean;
  loading: boolean;
  loadPrevious: LoadMoreFn<CommentSectionPaginationQuery>;
  /** Called with what screen readers announce. */
  onNews: (news: string) => void;
  /** Takes the focus when the button disappears. */
  heading: RefObject<HTMLElement | null>;
}

export function EarlierComments({ hasMore, loading, loadPrevious, onNews, heading }: EarlierCommentsProps) {
  const [failed, setFailed] = useState(false);
  const hadMore = useRef(hasMore);
  useEffect(() => {
    // With the last page the button has been removed, possibly while it had the focus.
    const isRemoved = hadMore.current && !hasMore;
    if (isRemoved && isFocusLost()) heading.current?.focus({ preventScroll: true });
    hadMore.current = hasMore;
  }, [hasMore, heading]);
  if (!hasMore) return null;
  return (
    <chakra.div mb="6" display="grid" justifyItems="start" gap="2">
      <Button
        variant="outline"
        size="sm"
        loading={loading}
        loadingText="Loading…"
        onClick={() => {
          setFailed(false);
          // Cleared, because a second page with the same announcement would not be announced.
          onNews('');
          const onComplete = (error: Error | null) => {
            setFailed(error !== null);
            if (!error) onNews('Earlier comments loaded.');
          };
          loadPrevious(pageSize, { onComplete });
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
