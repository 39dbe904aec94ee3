import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { messages } from '../../../server/contract/messages';

interface FoundCountProps {
  count: number;
  hasMore: boolean;
  /** What is counted. */
  of: readonly [one: string, several: string];
  /** Nothing is said of a list that shows everything. */
  isFiltered: boolean;
}

/** By then, a screen reader has noticed a new region. The delay also leaves out most counts while somebody types. */
const settleMs = 150;

/** The result of a search or a filter, for screen readers. It stays when the list becomes empty, or it would not be read. */
export function FoundCount({ count, hasMore, of: [one, several], isFiltered }: FoundCountProps) {
  const text = isFiltered
    ? `${count || 'No'} ${count === 1 ? one : several}${count && hasMore ? ' and more' : ''} found`
    : '';
  const [said, say] = useState('');
  // A choice may bring a new list with a new region: one that comes with its text isn't read out.
  useEffect(() => {
    const timer = setTimeout(() => say(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <chakra.p role="status" srOnly>
      {said}
    </chakra.p>
  );
}

/** What a search left out. */
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
