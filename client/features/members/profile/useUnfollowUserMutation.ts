import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useUnfollowUserMutation as Mutation } from '../../../__generated__/useUnfollowUserMutation.graphql';
import { useAuth } from '../../../auth/useAuth';
import { useAppMutation } from '../../../relay/useAppMutation';
import { countFollowing, followersLists, setFollowing } from './followStore';

export function useUnfollowUserMutation() {
  const viewerId = useAuth().viewer?.id;
  const environment = useRelayEnvironment();
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useUnfollowUserMutation($input: UnfollowUserInput!, $connections: [ID!]!) {
      unfollowUser(input: $input) {
        user {
          id
          viewerIsFollowing
          followerCount: followers(first: 0) {
            totalCount
          }
        }
        removedFollowerId @deleteEdge(connections: $connections)
      }
    }
  `);
  const unfollowUser = useCallback(
    (id: string) =>
      commit(
        { input: { id }, connections: followersLists(environment, id) },
        {
          optimisticUpdater: (store) => {
            setFollowing(store, id, false);
            countFollowing(store, viewerId, -1);
          },
          updater: (store) => countFollowing(store, viewerId, -1),
        },
      ),
    [commit, environment, viewerId],
  );
  return [unfollowUser, inFlight] as const;
}
