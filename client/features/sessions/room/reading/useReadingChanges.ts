import { useState } from 'react';
import type { SessionReadingStep } from '../../../../__generated__/useStepSessionReadingMutation.graphql';
import { useArrangeSessionReadingMutation } from './useArrangeSessionReadingMutation';
import { useJoinSessionReadingMutation } from './useJoinSessionReadingMutation';
import { useLeaveSessionReadingMutation } from './useLeaveSessionReadingMutation';
import type { Reading } from './useReading';
import { useStepSessionReadingMutation } from './useStepSessionReadingMutation';

interface ReadingChanges {
  /** Why the last change was refused. */
  problem: string | null;
  /** Changes asked for meanwhile are ignored: they would be based on what is no longer so. */
  isBusy: boolean;
  join: () => Promise<void>;
  leave: () => Promise<void>;
  arrange: (change: { memberIds?: string[]; minutes?: number }) => Promise<void>;
  step: (step: SessionReadingStep) => Promise<void>;
}

/** The changes of a session's reading, one at a time, each based on the version that is shown. */
export function useReadingChanges(
  sessionId: string,
  version: number,
  accept: (reading: Reading) => void,
): ReadingChanges {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [join] = useJoinSessionReadingMutation();
  const [leave] = useLeaveSessionReadingMutation();
  const [arrange] = useArrangeSessionReadingMutation();
  const [step] = useStepSessionReadingMutation();

  const change = async (work: () => Promise<{ reading: Reading }>) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      accept((await work()).reading);
    } catch (error) {
      setProblem((error as Error).message);
    }
    setBusy(false);
  };
  return {
    problem,
    isBusy,
    join: () => change(async () => (await join({ input: { sessionId } })).joinSessionReading),
    leave: () => change(async () => (await leave({ input: { sessionId } })).leaveSessionReading),
    arrange: (given) =>
      change(async () => (await arrange({ input: { sessionId, version, ...given } })).arrangeSessionReading),
    step: (name) =>
      change(async () => (await step({ input: { sessionId, version, step: name } })).stepSessionReading),
  };
}
