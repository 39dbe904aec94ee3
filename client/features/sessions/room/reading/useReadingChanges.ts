import { useState } from 'react';
import { graphql } from 'react-relay';
import type { useReadingChangesArrangeSessionReadingMutation } from '../../../../__generated__/useReadingChangesArrangeSessionReadingMutation.graphql';
import type { useReadingChangesJoinSessionReadingMutation } from '../../../../__generated__/useReadingChangesJoinSessionReadingMutation.graphql';
import type { useReadingChangesLeaveSessionReadingMutation } from '../../../../__generated__/useReadingChangesLeaveSessionReadingMutation.graphql';
import type {
  SessionReadingStep,
  useReadingChangesStepSessionReadingMutation,
} from '../../../../__generated__/useReadingChangesStepSessionReadingMutation.graphql';
import { useAppMutation } from '../../../../relay/useAppMutation';
import type { Reading } from './useReading';

interface ReadingChanges {
  /** Why the last change was refused. */
  problem: string | null;
  /** Whether a change is being sent. Others are ignored meanwhile, because they would be based on an old version. */
  isBusy: boolean;
  join: () => Promise<void>;
  leave: () => Promise<void>;
  arrange: (change: { memberIds?: string[]; minutes?: number }) => Promise<void>;
  step: (step: SessionReadingStep) => Promise<void>;
}

/** Functions that change a session's reading, one change at a time, each based on the version that is shown. */
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

function useArrangeSessionReadingMutation() {
  return useAppMutation<useReadingChangesArrangeSessionReadingMutation>(graphql`
    mutation useReadingChangesArrangeSessionReadingMutation($input: ArrangeSessionReadingInput!) {
      arrangeSessionReading(input: $input) {
        reading {
          ...useReading_reading @relay(mask: false)
        }
      }
    }
  `);
}

function useJoinSessionReadingMutation() {
  return useAppMutation<useReadingChangesJoinSessionReadingMutation>(graphql`
    mutation useReadingChangesJoinSessionReadingMutation($input: JoinSessionReadingInput!) {
      joinSessionReading(input: $input) {
        reading {
          ...useReading_reading @relay(mask: false)
        }
      }
    }
  `);
}

function useLeaveSessionReadingMutation() {
  return useAppMutation<useReadingChangesLeaveSessionReadingMutation>(graphql`
    mutation useReadingChangesLeaveSessionReadingMutation($input: LeaveSessionReadingInput!) {
      leaveSessionReading(input: $input) {
        reading {
          ...useReading_reading @relay(mask: false)
        }
      }
    }
  `);
}

function useStepSessionReadingMutation() {
  return useAppMutation<useReadingChangesStepSessionReadingMutation>(graphql`
    mutation useReadingChangesStepSessionReadingMutation($input: StepSessionReadingInput!) {
      stepSessionReading(input: $input) {
        reading {
          ...useReading_reading @relay(mask: false)
        }
      }
    }
  `);
}
