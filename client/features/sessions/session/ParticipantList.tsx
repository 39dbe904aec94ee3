import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { ParticipantList_session$key } from '../../../__generated__/ParticipantList_session.graphql';
import { AuthorLink } from '../../../relay/AuthorLink';
import { Avatar } from '../../../ui/content/Avatar';

/** The participants; all of them, because a session has at most fifty. */
export function ParticipantList({ session }: { session: ParticipantList_session$key }) {
  const { participants, status } = useFragment(
    graphql`
      fragment ParticipantList_session on Session {
        status
        participants(first: 50) {
          edges {
            node {
              id
              name
              displayName
              username
              profileImageUrl
              isDeleted
              ...AuthorLink_user
            }
          }
        }
      }
    `,
    session,
  );
  const isOver = status === 'COMPLETED' || status === 'CANCELLED';
  return (
    <chakra.section aria-labelledby="participants" minW="0">
      <chakra.h2 id="participants" textStyle="heading" mb="3">
        Participants
      </chakra.h2>
      {participants.edges.length === 0 ? (
        <chakra.p color="ink.muted">{isOver ? 'Nobody joined.' : 'Nobody has joined yet.'}</chakra.p>
      ) : (
        <chakra.ul listStyleType="none" display="grid" gap="3">
          {participants.edges.map(({ node }) => (
            <chakra.li key={node.id} display="flex" alignItems="center" gap="3" minW="0">
              <Avatar name={node.name} url={node.profileImageUrl} size="8" />
              <chakra.span minW="0" overflowWrap="anywhere">
                <AuthorLink user={node} />
                {!node.isDeleted && (
                  <chakra.span ms="2" textStyle="small" color="ink.muted">
                    @{node.username}
                  </chakra.span>
                )}
              </chakra.span>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  );
}
