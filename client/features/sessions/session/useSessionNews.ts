import { useCallback, useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  useSessionNews_session$data,
  useSessionNews_session$key,
} from '../../../__generated__/useSessionNews_session.graphql';
import { useAuth } from '../../../auth/useAuth';

const statusNews: Record<string, string> = {
  SCHEDULED: 'The session is scheduled again.',
  IN_PROGRESS: 'The session has started.',
  COMPLETED: 'The session is over.',
  CANCELLED: 'The session was cancelled.',
};

type Data = useSessionNews_session$data;

const participantsOf = ({ participants }: Data) => participants.edges.map(({ node }) => node);

function membersNews(members: readonly { name: string }[], did: string): string | undefined {
  const [only, ...more] = members;
  if (!only) return undefined;
  return more.length === 0 ? `${only.name} ${did}.` : `${members.length} writers ${did}.`;
}

const pieceNews = ({ member, piece }: Data['room']['writers'][number]) =>
  piece && `${member.name} is writing “${piece.title || 'Untitled Story'}”.`;

/** A text about the changes between two states, without those by the viewer. */
function newsOf(before: Data, now: Data, viewerId: string): string {
  const othersOnlyIn = (one: Data, other: Data) => {
    const known = new Set(participantsOf(other).map(({ id }) => id));
    return participantsOf(one).filter(({ id }) => id !== viewerId && !known.has(id));
  };
  const showsPiece = ({ room }: Data, id: string) =>
    room.writers.some(({ member, piece }) => member.id === id && piece);
  const isChanged = before.title !== now.title || before.dateTime !== now.dateTime;
  return [
    now.status !== before.status && statusNews[now.status],
    isChanged && 'The session’s details changed.',
    membersNews(othersOnlyIn(now, before), 'joined'),
    membersNews(othersOnlyIn(before, now), 'left'),
    ...now.room.writers
      .filter(({ member, piece }) => piece && member.id !== viewerId && !showsPiece(before, member.id))
      .map(pieceNews),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The text for screen readers about the last change of the session, or the last announced one. */
export function useSessionNews(
  session: useSessionNews_session$key,
): [announcement: string, announce: (text: string) => void] {
  const data = useFragment(
    graphql`
      fragment useSessionNews_session on Session {
        title
        dateTime
        status
        participants(first: 50) {
          edges {
            node {
              id
              name
            }
          }
        }
        room {
          writers {
            member {
              id
              name
            }
            piece {
              title
            }
          }
        }
      }
    `,
    session,
  );
  const viewerId = useAuth().viewer?.id ?? '';
  const [announcement, setAnnouncement] = useState('');
  const before = useRef(data);
  useEffect(() => {
    const changes = newsOf(before.current, data, viewerId);
    before.current = data;
    if (changes) setAnnouncement(changes);
  }, [data, viewerId]);
  return [announcement, useCallback((text: string) => setAnnouncement(text), [])];
}
