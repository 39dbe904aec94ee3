import { useEffect, useState } from 'react';
import { type Comparison, compareTexts } from '../../documents/model/compareTexts';

/** Characters of both texts. Shorter ones are compared on the main thread. */
const longTexts = 100_000;

async function compare(before: string, after: string, signal: AbortSignal): Promise<Comparison> {
  if (before.length + after.length < longTexts || typeof Worker === 'undefined')
    return compareTexts(before, after);
  const { compareInWorker } = await import('./compareInWorker');
  return compareInWorker(before, after, signal);
}

/** The differences between two texts; null until computed. */
export function useComparison(
  before: string,
  after: string,
): { comparison: Comparison | null; failed: boolean } {
  const [state, setState] = useState<{ of: string[]; comparison: Comparison | null }>({
    of: [],
    comparison: null,
  });
  useEffect(() => {
    const stop = new AbortController();
    compare(before, after, stop.signal)
      .catch(() => null)
      .then((comparison) => {
        if (!stop.signal.aborted) setState({ of: [before, after], comparison });
      });
    return () => stop.abort();
  }, [before, after]);
  const isOfThese = state.of[0] === before && state.of[1] === after;
  return {
    comparison: isOfThese ? state.comparison : null,
    failed: isOfThese && state.comparison === null,
  };
}
