import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { RoomWriter_writer$key } from '../../../__generated__/RoomWriter_writer.graphql';
import { AuthorLink } from '../../../relay/AuthorLink';
import { Avatar } from '../../../ui/content/Avatar';
import { wordsLabel } from '../../../ui/content/labels';
import { TextLink } from '../../../ui/form/Button';
import { FoldableLine } from './FoldableLine';

/** A writer in the room, with what they show of their writing. */
export function RoomWriter({ writer }: { writer: RoomWriter_writer$key }) {
  const { isHere, isLeader, words, piece, intention, member } = useFragment(
    graphql`
      fragment RoomWriter_writer on SessionRoomWriter {
        isHere
        isLeader
        words
        intention
        piece {
          title
          exercise {
            id
          }
        }
        member {
          id
          name
          profileImageUrl
          ...AuthorLink_user
        }
      }
    `,
    writer,
  );
  return (
    <chakra.div display="flex" alignItems="center" gap="3">
      <chakra.span
        m="1"
        borderRadius="full"
        outline={isHere ? '2px solid' : undefined}
        outlineColor="accent"
        outlineOffset="2px"
      >
        <Avatar name={member.name} url={member.profileImageUrl} size="8" />
      </chakra.span>
      <chakra.div flex="1" minW="0">
        <chakra.p fontWeight="medium" overflowWrap="anywhere">
          <AuthorLink user={member} />
          {isLeader && (
            <chakra.span ms="2" textStyle="small" fontWeight="regular" color="ink.muted">
              leads
            </chakra.span>
          )}
        </chakra.p>
        {(intention || piece) && (
          <FoldableLine memberId={member.id}>
            {intention && (
              <chakra.p dir="auto" textStyle="small" overflowWrap="anywhere">
                {intention}
              </chakra.p>
            )}
            {piece && (
              <chakra.p textStyle="small" color="ink.muted" overflowWrap="anywhere">
                {piece.exercise ? 'exercise: ' : 'writing '}
                <chakra.cite dir="auto" fontFamily="reading" fontStyle="italic" color="ink">
                  {piece.exercise ? (
                    <TextLink to={`/exercises/${piece.exercise.id}`} tone="quiet">
                      {piece.title}
                    </TextLink>
                  ) : (
                    piece.title
                  )}
                </chakra.cite>
              </chakra.p>
            )}
          </FoldableLine>
        )}
      </chakra.div>
      {words != null && (
        <chakra.span textStyle="facts" color="ink.muted" whiteSpace="nowrap">
          {wordsLabel(words)}
        </chakra.span>
      )}
    </chakra.div>
  );
}
