import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { RoomFaces_session$key } from '../../../__generated__/RoomFaces_session.graphql';
import { Avatar } from '../../../ui/content/Avatar';

const picturesMax = 10;
const picturesMaxOnPhone = 6;

/** Pictures of those present; decorative, because the list below names them. */
export function RoomFaces({ session }: { session: RoomFaces_session$key }) {
  const { room } = useFragment(
    graphql`
      fragment RoomFaces_session on Session {
        room {
          writers {
            isHere
            member {
              id
              name
              profileImageUrl
            }
          }
        }
      }
    `,
    session,
  );
  const here = room.writers.filter(({ isHere }) => isHere);
  if (here.length === 0) return null;
  return (
    <chakra.div
      aria-hidden
      position="relative"
      mt="4"
      display="flex"
      justifyContent="center"
      alignItems="center"
      ps="2"
    >
      {here.slice(0, picturesMax).map(({ member }, place) => (
        <chakra.span
          key={member.id}
          hideBelow={place < picturesMaxOnPhone ? undefined : 'md'}
          ms="-2"
          borderRadius="full"
          borderWidth="2px"
          borderColor="paper.sunken"
          title={member.name}
        >
          <Avatar name={member.name} url={member.profileImageUrl} size="8" />
        </chakra.span>
      ))}
      <Others count={here.length - picturesMaxOnPhone} hideFrom="md" />
      <Others count={here.length - picturesMax} hideBelow="md" />
    </chakra.div>
  );
}

function Others({ count, ...shown }: { count: number; hideFrom?: 'md'; hideBelow?: 'md' }) {
  if (count <= 0) return null;
  return (
    <chakra.span ms="2" textStyle="facts" color="ink.muted" {...shown}>
      +{count}
    </chakra.span>
  );
}
