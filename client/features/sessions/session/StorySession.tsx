import { chakra } from '@chakra-ui/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import { limits } from '../../../../server/contract/limits';
import type {
  StorySession_session$data,
  StorySession_session$key,
} from '../../../__generated__/StorySession_session.graphql';
import type { StorySessionQuery } from '../../../__generated__/StorySessionQuery.graphql';
import { GraphQLRequestError } from '../../../lib/requestError';
import { useReadAgain } from '../../../relay/useReadAgain';
import { useNewStoriesIn } from '../../../shortcuts/newStoryRoom';
import { wordsLabel } from '../../../ui/content/labels';
import { toast } from '../../../ui/feedback/toaster';
import { TextLink } from '../../../ui/form/Button';
import { Attendance } from '../room/Attendance';
import { TimeLeft } from '../room/TimeLeft';
import { useSprint } from '../room/useSprint';
import { useSprintCommands } from '../room/useSprintCommands';
import { useStartSprintMutation } from '../room/useStartSprintMutation';
import { useIsOver } from '../room/useTimeLeft';
import { HideOnError } from './HideOnError';
import { useOwnSprintWords } from './useOwnSprintWords';
import { useSessionChangedSubscription } from './useSessionChangedSubscription';

/** Messages when a session ends during writing. */
const endings: Record<string, { news: string; note: string; link: string }> = {
  COMPLETED: { news: 'The session is over.', note: 'it is over', link: 'What we wrote together' },
  CANCELLED: { news: 'The session was cancelled.', note: 'it was cancelled', link: 'View session' },
};

/** A line above the editor about the story's session, with a link to its room. */
export function StorySession({ sessionId }: { sessionId: string }) {
  return (
    <HideOnError key={sessionId}>
      <Suspense fallback={null}>
        <LoadedSession sessionId={sessionId} />
      </Suspense>
    </HideOnError>
  );
}

const query = graphql`
  query StorySessionQuery($id: ID!) {
    session(id: $id) {
      id
      status
      ...StorySession_session
    }
  }
`;

/** Reads the session by a query of its own, because the editor must open even if that fails. Shows nothing for a past session. */
function LoadedSession({ sessionId }: { sessionId: string }) {
  const { session } = useLazyLoadQuery<StorySessionQuery>(
    query,
    { id: sessionId },
    { fetchPolicy: 'store-and-network' },
  );
  const isOpen = session?.status === 'SCHEDULED' || session?.status === 'IN_PROGRESS';
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return session && wasOpen ? <OpenSession sessionId={sessionId} session={session} /> : null;
}

function OpenSession({ sessionId, session }: { sessionId: string; session: StorySession_session$key }) {
  const data = useFragment(
    graphql`
      fragment StorySession_session on Session {
        id
        kind
        title
        status
        endsAt
        viewerIsParticipant
        viewerIsLeader
        viewerCanStartSprints
        ...useSprint_session
        ...useOwnSprintWords_session
        ...SprintClock_session
      }
    `,
    session,
  );
  const readAgain = useReadAgain<StorySessionQuery>(query, { id: sessionId });
  useSessionChangedSubscription(sessionId, { readAgain });
  const isInProgress = data.status === 'IN_PROGRESS';
  const isOver = useIsOver(isInProgress && data.kind !== 'DROP_IN' ? data.endsAt : null);
  // Announced by toasts, which are visible in Zen mode as well.
  const sprint = useSprint(data, toast.success);
  const sprintWords = useOwnSprintWords(data, sprint !== null, readAgain);
  const ending = endings[data.status];
  const announcedEnding = useRef(ending);
  useEffect(() => {
    if (ending && ending !== announcedEnding.current) toast.success(ending.news);
    announcedEnding.current = ending;
  }, [ending]);

  const hasSeat = data.viewerIsParticipant || data.viewerIsLeader;
  const isAttending = isInProgress && hasSeat;
  useNewStoriesIn(isAttending ? sessionId : null);
  const isUncounted = !hasSeat && !ending;
  const endsAt = !isUncounted && isOver === false ? data.endsAt : null;
  const lastWords = !isUncounted && !sprint && isInProgress ? sprintWords : null;
  return (
    <chakra.aside
      aria-label="Writing session"
      flex="1 1 18rem"
      minW="0"
      py="1"
      textStyle="small"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
    >
      <Attendance sessionId={sessionId} isAttending={isAttending} />
      <SprintCommands session={data} isSprinting={sprint !== null} />
      <chakra.p minW="0" overflowWrap="anywhere">
        {isUncounted ? 'Join the session to have these words counted:' : 'Written in'}{' '}
        <chakra.cite dir="auto" fontFamily="reading" fontStyle="italic">
          {data.title}
        </chakra.cite>
        <SessionState
          note={ending?.note}
          endsAt={endsAt}
          sprintEndsAt={isUncounted ? null : sprint?.endsAt}
          lastWords={lastWords}
        />
      </chakra.p>
      <TextLink to={`/sessions/${sessionId}`}>
        {ending?.link ?? (isUncounted ? 'View session' : 'Back to the room')}
      </TextLink>
    </chakra.aside>
  );
}

interface SessionStateProps {
  note: string | undefined;
  endsAt: string | null;
  sprintEndsAt: string | null | undefined;
  lastWords: number | null;
}

/** The end of the session, the times left, and the words of the last sprint, as far as they are given. */
const SessionState = ({ note, endsAt, sprintEndsAt, lastWords }: SessionStateProps) => (
  <chakra.span color="ink.muted" fontVariantNumeric="tabular-nums">
    {note && ` · ${note}`}
    {endsAt && (
      <>
        {' · '}
        <TimeLeft until={endsAt} by="minute" />
      </>
    )}
    {sprintEndsAt && (
      <>
        {' · sprint: '}
        <TimeLeft until={sprintEndsAt} by="minute" />
      </>
    )}
    <span role="status">{lastWords !== null && ` · last sprint: ${wordsLabel(lastWords)}`}</span>
  </chakra.span>
);

interface SprintCommandsProps {
  session: StorySession_session$data;
  isSprinting: boolean;
}

/** Offers a sprint of the usual length while writing, so that nobody has to leave the text to start one. */
function SprintCommands({ session, isSprinting }: SprintCommandsProps) {
  const { id, status, viewerCanStartSprints } = session;
  const [startSprint] = useStartSprintMutation();
  const minutes = limits.session.sprint.default;
  const start = () =>
    void startSprint({ input: { id, minutes } }).catch((error: unknown) => {
      if (error instanceof GraphQLRequestError) toast.error(error.message);
    });
  const canStart = status === 'IN_PROGRESS' && viewerCanStartSprints && !isSprinting;
  useSprintCommands({ minutes, start: canStart ? start : null, end: null });
  return null;
}
