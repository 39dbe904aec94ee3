import { useEffect, useEffectEvent, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useOwnSprintWords_session$key } from '../../../__generated__/useOwnSprintWords_session.graphql';
import { useSettings } from '../../../settings/SettingsProvider';

/** Time for sending a save, in milliseconds. */
const sendMs = 2_000;

/** The viewer's words in the last sprint, asked for once the device has saved what was typed until its end. */
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
  const ask = useEffectEvent(readAgain);
  useEffect(() => {
    const hasEnded = wasRunning.current && !isRunning;
    wasRunning.current = isRunning;
    if (!hasEnded) return;
    const timer = setTimeout(() => ask(), auto_save_delay * 1_000 + sendMs);
    return () => clearTimeout(timer);
  }, [isRunning, auto_save_delay]);
  return viewerWriting?.sprints.find(({ startedAt }) => startedAt === sprint?.startedAt)?.words ?? null;
}
