import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { dayMs } from '../../../../server/contract/calendar';
import type { NextSession_session$key } from '../../../__generated__/NextSession_session.graphql';
import { TextLink } from '../../../ui/form/Button';
import { SessionStart } from './SessionStart';

/** Links a past weekly session to its successor. */
export function NextSession({ session }: { session: NextSession_session$key }) {
  const { dateTime, nextSession } = useFragment(
    graphql`
      fragment NextSession_session on Session {
        dateTime
        nextSession {
          id
          title
          dateTime
        }
      }
    `,
    session,
  );
  if (!nextSession) return null;
  // Weeks in which no server ran are skipped.
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
