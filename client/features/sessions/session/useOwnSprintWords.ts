import { useEffect, useEffectEvent, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useOwnSprintWords_session$key } from '../../../__generated__/useOwnSprintWords_session.graphql';
import { useSettings } from '../../../settings/useSettings';

/** The time that sending a save may take. */
const sendMs = 2_000;

/**
 * The viewer's words in the last sprint. Calls `readAgain` after its end, once the device has had time to save what was typed; null until
 * the server has them.
 */
export function useOwnSprintWords(
  session: useOwnSprintWords_session$key,
  isRunning: boolean,
  readAgain: () => void,
): number | null {
  const { sprint, viewerWriting } = useFragment(
    graphql`
      fragment useOwnSprintWords_session on Session {
        sprint {
          startedAt
        }
        viewerWriting {
          sprints {
            startedAt
            words
          }
        }
      }
    `,
    session,
  );
  const { auto_save_delay } = useSettings().editor;
  const wasRunning = useRef(isRunning);
  const readWords = useEffectEvent(readAgain);
  useEffect(() => {
    const hasEnded = wasRunning.current && !isRunning;
    wasRunning.current = isRunning;
    if (!hasEnded) return;
    const timer = setTimeout(() => readWords(), auto_save_delay * 1_000 + sendMs);
    return () => clearTimeout(timer);
  }, [isRunning, auto_save_delay]);
  return viewerWriting?.sprints.find(({ startedAt }) => startedAt === sprint?.startedAt)?.words ?? null;
}
