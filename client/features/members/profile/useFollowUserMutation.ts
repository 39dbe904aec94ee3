import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useFollowUserMutation as Mutation } from '../../../__generated__/useFollowUserMutation.graphql';
import { useAuth } from '../../../auth/useAuth';
import { useAppMutation } from '../../../relay/useAppMutation';
import { addToFollowing, followersConnections, setFollowing } from './followStore';

/** Follows a member, optimistically; the server's response then sets the counts and the list of followers. */
export function useFollowUserMutation() {
  const viewerId = useAuth().viewer?.id;
  const environment = useRelayEnvironment();
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useFollowUserMutation($input: FollowUserInput!, $connections: [ID!]!) {
      followUser(input: $input) {
        user {
          id
          viewerIsFollowing
          followerCount: followers(first: 0) {
            totalCount
          }
        }
        followerEdge @prependEdge(connections: $connections) {
          node {
            id
            ...ProfileCard_user
          }
        }
      }
    }
  `);
  const followUser = useCallback(
    (id: string) =>
      commit(
        { input: { id }, connections: followersConnections(environment, id) },
        {
          optimisticUpdater: (store) => {
            setFollowing(store, id, true);
            addToFollowing(store, viewerId, 1);
          },
          updater: (store) => addToFollowing(store, viewerId, 1),
        },
      ),
    [commit, environment, viewerId],
  );
  return [followUser, inFlight] as const;
}
