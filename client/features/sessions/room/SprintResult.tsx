import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SprintResult_session$key } from '../../../__generated__/SprintResult_session.graphql';
import { useAuth } from '../../../auth/useAuth';
import { wordsLabel } from '../../../ui/content/labels';
import { useIsOver } from './useTimeLeft';

// Spread unmasked by all queries and subscriptions with the words of sprints, so that they read the same fields.
graphql`
  fragment SprintResult_sprint on SessionSprintResult {
    startedAt
    endsAt
    words
    writers {
      words
      member {
        id
        name
      }
    }
  }
`;

interface SprintResultProps {
  session: SprintResult_session$key;
  onAnnounce: (text: string) => void;
}

/** The words of the sprint that ended last: first the viewer's, then those of others who show them. */
export function SprintResult({ session, onAnnounce }: SprintResultProps) {
  const { status, room, viewerWriting } = useFragment(
    graphql`
      fragment SprintResult_session on Session {
        status
        viewerWriting {
          sprints {
            startedAt
            words
          }
        }
        room {
          sprintResult {
            ...SprintResult_sprint @relay(mask: false)
          }
        }
      }
    `,
    session,
  );
  const { viewer } = useAuth();
  const { sprintResult: result } = room;
  const isOver = useIsOver(result?.endsAt);
  const isOwn = ({ member }: { member: { id: string } }) => member.id === viewer?.id;
  // Events update `room` but not `viewerWriting`, so the room's number is newer.
  const own =
    result?.writers.find(isOwn)?.words ??
    viewerWriting?.sprints.find(({ startedAt }) => startedAt === result?.startedAt)?.words;
  const isShown = result && isOver && status === 'IN_PROGRESS';
  useAnnouncement(isShown && own !== undefined ? `${result.startedAt} ${own}` : null, () =>
    onAnnounce(`${wordsLabel(own ?? 0)} of yours in the last sprint.`),
  );
  if (!isShown) return null;
  const others = result.writers.filter((writer) => !isOwn(writer));
  if (own === undefined && others.length === 0) return null;
  return (
    <chakra.section aria-label="The last sprint" position="relative" mt="6" textAlign="center">
      <chakra.h3 textStyle="label" color="ink.muted">
        The last sprint
      </chakra.h3>
      {own !== undefined && (
        <chakra.p mt="1" fontVariantNumeric="tabular-nums">
          <chakra.span fontFamily="reading" fontSize="2xl">
            {wordsLabel(own)}
          </chakra.span>{' '}
          <chakra.span color="ink.muted">of yours</chakra.span>
        </chakra.p>
      )}
      {others.length > 0 && (
        <chakra.ul
          aria-label="Others in the last sprint"
          listStyleType="none"
          mt="1"
          display="flex"
          flexWrap="wrap"
          justifyContent="center"
          columnGap="5"
          textStyle="facts"
          color="ink.muted"
        >
          {others.map(({ member, words }) => (
            <chakra.li key={member.id} overflowWrap="anywhere">
              {member.name} {words}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  );
}

/** Announces each new key after the first render's; null announces nothing. */
function useAnnouncement(key: string | null, announce: () => void) {
  const announced = useRef(key);
  const onKeyChange = useEffectEvent(announce);
  useEffect(() => {
    if (key === null || key === announced.current) return;
    announced.current = key;
    onKeyChange();
  }, [key]);
}
