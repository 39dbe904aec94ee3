import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { messages } from '../../../server/contract/messages';

interface FoundCountProps {
  count: number;
  hasMore: boolean;
  /** The noun for the items. */
  of: readonly [one: string, several: string];
  /** The count of a list without a filter isn't announced. */
  isFiltered: boolean;
}

/** By then a screen reader has noticed a new region. The delay also skips most counts while somebody types. */
const announceAfterMs = 150;

/** The number of results of a search or a filter, for screen readers. Render it with an empty list too, or that isn't read out. */
export function FoundCount({ count, hasMore, of: [one, several], isFiltered }: FoundCountProps) {
  const text = isFiltered
    ? `${count || 'No'} ${count === 1 ? one : several}${count && hasMore ? ' and more' : ''} found`
    : '';
  const [announced, setAnnounced] = useState('');
  // A new filter may mount a new region: screen readers don't read one that is mounted with its text.
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), announceAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <chakra.p role="status" srOnly>
      {announced}
    </chakra.p>
  );
}

/** Says which results a search left out, if any. */
export function LeftOut({ of }: { of: Parameters<typeof messages.search.leftOut>[0] }) {
  const text = messages.search.leftOut(of);
  return (
    text && (
      <chakra.p mb="4" color="ink.muted">
        {text}
      </chakra.p>
    )
  );
}
