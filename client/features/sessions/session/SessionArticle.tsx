import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { dayMs } from '../../../../server/contract/calendar';
import type {
  SessionArticle_session$data,
  SessionArticle_session$key,
} from '../../../__generated__/SessionArticle_session.graphql';
import { LinkedText } from '../../../ui/content/LinkedText';
import { TextLink } from '../../../ui/form/Button';
import { useDocumentTitle } from '../../../ui/layout/useDocumentTitle';
import { useFocusKept } from '../../../ui/layout/useFocusKept';
import { SessionChat } from '../room/chat/SessionChat';
import { Room } from '../room/Room';
import { SessionReading } from '../room/reading/SessionReading';
import { SessionSummary } from '../room/SessionSummary';
import { ParticipantList } from './ParticipantList';
import { SessionHeader } from './SessionHeader';
import { SessionStart } from './SessionStart';
import { useSessionNews } from './useSessionNews';

interface SessionArticleProps {
  session: SessionArticle_session$key;
  onDelete: () => Promise<void>;
  /** Fetches the viewer's own data of the session. */
  readAgain: () => void;
}

/** A session with its details, its room or summary, its chat and its participants. */
export function SessionArticle({ session, onDelete, readAgain }: SessionArticleProps) {
  const data = useFragment(
    graphql`
      fragment SessionArticle_session on Session {
        title
        description
        status
        kind
        summary {
          words
        }
        dateTime
        nextSession {
          id
          title
          dateTime
        }
        ...SessionHeader_session
        ...Room_session
        ...SessionChat_session
        ...SessionReading_session
        ...SessionSummary_session
        ...ParticipantList_session
        ...useSessionNews_session
      }
    `,
    session,
  );
  const [announcement, announce] = useSessionNews(data);
  useDocumentTitle(data.title);
  const article = useRef<HTMLElement>(null);
  useFocusKept(article);
  const isDropIn = data.kind === 'DROP_IN';
  return (
    <chakra.article
      ref={article}
      maxW="content"
      w="full"
      mx="auto"
      display="grid"
      gap={{ base: '10', md: '12' }}
    >
      <SessionHeader session={data} onDelete={onDelete} onAnnounce={announce} readAgain={readAgain} />
      <Room session={data} readAgain={readAgain} onAnnounce={announce} />
      <SessionChat session={data} />
      <SessionReading session={data} />
      {(data.status === 'COMPLETED' || (isDropIn && data.summary && data.summary.words > 0)) && (
        <SessionSummary session={data} />
      )}
      <NextSession {...data} />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap={{ base: '10', lg: '16' }}
      >
        <chakra.section aria-labelledby="about-session">
          <chakra.h2 id="about-session" textStyle="heading" mb="3">
            {isDropIn ? 'About this room' : 'About this session'}
          </chakra.h2>
          <chakra.p
            dir="auto"
            textStyle="reading"
            whiteSpace="pre-wrap"
            overflowWrap="anywhere"
            maxW="measure"
          >
            <LinkedText text={data.description} />
          </chakra.p>
        </chakra.section>
        {!isDropIn && <ParticipantList session={data} />}
      </chakra.div>
      <chakra.p srOnly role="status">
        {announcement}
      </chakra.p>
    </chakra.article>
  );
}

type NextSessionProps = Pick<SessionArticle_session$data, 'dateTime' | 'nextSession'>;

/** Links a past weekly session to its successor. */
function NextSession({ dateTime, nextSession }: NextSessionProps) {
  if (!nextSession) return null;
  // The next session may be later, because weeks in which no server ran are skipped.
  const isNextWeek = Date.parse(nextSession.dateTime) - Date.parse(dateTime) < 8 * dayMs;
  return (
    <chakra.p ps="4" borderInlineStartWidth="2px" borderColor="accent">
      <chakra.span display="block" textStyle="small" color="ink.muted">
        {isNextWeek ? 'Next week' : 'The next one'}
      </chakra.span>
      <TextLink to={`/sessions/${nextSession.id}`}>
        <bdi>{nextSession.title}</bdi>
      </TextLink>
      <chakra.span display="block" textStyle="small">
        <SessionStart dateTime={nextSession.dateTime} />
      </chakra.span>
    </chakra.p>
  );
}
