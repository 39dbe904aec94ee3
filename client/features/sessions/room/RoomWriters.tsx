import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { RoomWriters_session$key } from '../../../__generated__/RoomWriters_session.graphql';
import { RoomWriter } from './RoomWriter';

interface RoomWritersProps {
  session: RoomWriters_session$key;
  /** Whether the viewer's presence is shown. */
  showsPresence: boolean;
}

/** The members present, then absent ones who show their writing. */
export function RoomWriters({ session, showsPresence }: RoomWritersProps) {
  const { room } = useFragment(
    graphql`
      fragment RoomWriters_session on Session {
        room {
          writers {
            isHere
            words
            intention
            piece {
              title
            }
            member {
              id
            }
            ...RoomWriter_writer
          }
        }
      }
    `,
    session,
  );
  const here = room.writers.filter(({ isHere }) => isHere);
  const absent = room.writers.filter(
    ({ isHere, piece, words, intention }) => !isHere && (piece || words != null || intention),
  );
  return (
    <chakra.div minW="0">
      <chakra.h2 textStyle="heading">
        Here now
        {here.length > 0 && (
          <chakra.span color="ink.muted" fontWeight="regular">
            {' '}
            ({here.length})
          </chakra.span>
        )}
      </chakra.h2>
      {here.length === 0 && (
        <chakra.p mt="2" color="ink.muted">
          {/* Until the server has the viewer's presence. */}
          {showsPresence ? 'Taking your seat…' : 'Nobody here yet. The table is set.'}
        </chakra.p>
      )}
      <WriterList aria-label="Here now">
        {here.map((writer) => (
          <li key={writer.member.id}>
            <RoomWriter writer={writer} />
          </li>
        ))}
      </WriterList>
      {absent.length > 0 && (
        <>
          <chakra.h3 mt="8" textStyle="label" color="ink.muted">
            Also writing
          </chakra.h3>
          <WriterList aria-label="Also writing">
            {absent.map((writer) => (
              <li key={writer.member.id}>
                <RoomWriter writer={writer} />
              </li>
            ))}
          </WriterList>
        </>
      )}
    </chakra.div>
  );
}

const WriterList = chakra('ul', {
  base: { listStyle: 'none', mt: '4', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' },
});
