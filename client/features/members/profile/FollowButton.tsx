import { ConnectionHandler, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';
import { isolated } from '../../../../server/contract/isolated';
import type { FollowButton_user$key } from '../../../__generated__/FollowButton_user.graphql';
import type { FollowButtonFollowUserMutation } from '../../../__generated__/FollowButtonFollowUserMutation.graphql';
import type { FollowButtonUnfollowUserMutation } from '../../../__generated__/FollowButtonUnfollowUserMutation.graphql';
import { useAuth } from '../../../auth/useAuth';
import { useAppMutation } from '../../../relay/useAppMutation';
import { toast } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';

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

function useFollowUserMutation() {
  const [commit, inFlight] = useAppMutation<FollowButtonFollowUserMutation>(graphql`
    mutation FollowButtonFollowUserMutation($input: FollowUserInput!, $connections: [ID!]!) {
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
  const argumentsOf = useFollowArguments(1);
  return [(id: string) => commit(...argumentsOf(id)), inFlight] as const;
}

function useUnfollowUserMutation() {
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
  const argumentsOf = useFollowArguments(-1);
  return [(id: string) => commit(...argumentsOf(id)), inFlight] as const;
}

/** The variables and options of the mutation that adds a follower to a member (1) or removes one (-1). */
function useFollowArguments(change: 1 | -1) {
  const viewerId = useAuth().viewer?.id;
  const environment = useRelayEnvironment();
  // The responses don't contain the number of members that the viewer follows.
  const updater = (store: RecordSourceProxy) => {
    if (viewerId) addToCount(store.get(viewerId), 'following', change);
  };
  return (id: string) => {
    const followers = ConnectionHandler.getConnectionID(id, 'ProfilePeople_followers');
    const isLoaded = environment.getStore().getSource().has(followers);
    // An optimistic response would have to contain absolute counts.
    const optimisticUpdater = (store: RecordSourceProxy) => {
      const member = store.get(id);
      member?.setValue(change > 0, 'viewerIsFollowing');
      addToCount(member, 'followers', change);
      updater(store);
    };
    return [
      { input: { id }, connections: isLoaded ? [followers] : [] },
      { optimisticUpdater, updater },
    ] as const;
  };
}

function addToCount(
  member: RecordProxy | null | undefined,
  field: 'followers' | 'following',
  change: number,
) {
  const list = member?.getLinkedRecord(field, { first: 0 });
  const count = list?.getValue('totalCount');
  if (typeof count === 'number') list?.setValue(Math.max(0, count + change), 'totalCount');
}
