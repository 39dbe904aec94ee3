import { useCallback } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { isolated } from '../../../../server/contract/isolated';
import type { FollowButton_user$key } from '../../../__generated__/FollowButton_user.graphql';
import type { FollowButtonUnfollowUserMutation } from '../../../__generated__/FollowButtonUnfollowUserMutation.graphql';
import { useAuth } from '../../../auth/useAuth';
import { useAppMutation } from '../../../relay/useAppMutation';
import { toast } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';
import { addToFollowing, followersConnections, setFollowing } from './followStore';
import { useFollowUserMutation } from './useFollowUserMutation';

interface FollowButtonProps {
  user: FollowButton_user$key;
  size: 'sm' | 'md';
}

export function FollowButton({ user, size }: FollowButtonProps) {
  const { id, name, viewerCanFollow, viewerBlocks, viewerIsFollowing } = useFragment(
    graphql`
      fragment FollowButton_user on User {
        id
        name
        viewerCanFollow
        viewerBlocks
        viewerIsFollowing
      }
    `,
    user,
  );
  const [followUser, following] = useFollowUserMutation();
  const [unfollowUser, unfollowing] = useUnfollowUserMutation();
  if (!viewerCanFollow || viewerBlocks) return null;
  const toggle = () => {
    if (following || unfollowing) return;
    const change = viewerIsFollowing ? unfollowUser(id) : followUser(id);
    // After a refusal the button shows the earlier state again; the message explains why.
    change.catch(() =>
      toast.error(
        viewerIsFollowing ? `You still follow ${isolated(name)}` : `${isolated(name)} could not be followed`,
      ),
    );
  };
  const label = viewerIsFollowing ? 'Unfollow' : 'Follow';
  return (
    <Button
      variant={viewerIsFollowing ? 'outline' : 'solid'}
      size={size}
      minW="24"
      aria-label={`${label} ${name}`}
      onClick={toggle}
    >
      {label}
    </Button>
  );
}

function useUnfollowUserMutation() {
  const viewerId = useAuth().viewer?.id;
  const environment = useRelayEnvironment();
  const [commit, inFlight] = useAppMutation<FollowButtonUnfollowUserMutation>(graphql`
    mutation FollowButtonUnfollowUserMutation($input: UnfollowUserInput!, $connections: [ID!]!) {
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
        { input: { id }, connections: followersConnections(environment, id) },
        {
          optimisticUpdater: (store) => {
            setFollowing(store, id, false);
            addToFollowing(store, viewerId, -1);
          },
          updater: (store) => addToFollowing(store, viewerId, -1),
        },
      ),
    [commit, environment, viewerId],
  );
  return [unfollowUser, inFlight] as const;
}
