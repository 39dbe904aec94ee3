import { useEffect, useMemo, useState } from 'react';
import { type Comparison, compareTexts } from '../model/compareTexts';

/** Characters of both texts. Shorter ones are compared on the main thread. */
const longTexts = 100_000;

/** The differences between two texts; null until computed. */
export function useComparison(
  before: string,
  after: string,
): { comparison: Comparison | null; failed: boolean } {
  const isLong = before.length + after.length >= longTexts && typeof Worker !== 'undefined';
  const atOnce = useMemo(() => (isLong ? null : compareTexts(before, after)), [isLong, before, after]);
  const [state, setState] = useState<{ of: string[]; comparison: Comparison | null }>({
    of: [],
    comparison: null,
  });
  useEffect(() => {
    if (!isLong) return;
    const stop = new AbortController();
    import('./compareInWorker')
      .then(({ compareInWorker }) => compareInWorker(before, after, stop.signal))
      .catch(() => null)
      .then((comparison) => {
        if (!stop.signal.aborted) setState({ of: [before, after], comparison });
      });
    return () => stop.abort();
  }, [isLong, before, after]);
  const isOfThese = state.of[0] === before && state.of[1] === after;
  return {
    comparison: atOnce ?? (isOfThese ? state.comparison : null),
    failed: !atOnce && isOfThese && state.comparison === null,
  };
}
