import { graphql, useFragment } from 'react-relay';
import { isolated } from '../../../../server/contract/isolated';
import type { FollowButton_user$key } from '../../../__generated__/FollowButton_user.graphql';
import { toast } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';
import { useFollowUserMutation } from './useFollowUserMutation';
import { useUnfollowUserMutation } from './useUnfollowUserMutation';

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
    // The button has rolled back; the message explains why.
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
