import { graphql, useFragment } from 'react-relay';
import type { AuthorLink_user$key } from '../__generated__/AuthorLink_user.graphql';
import { TextLink } from '../ui/form/Button';

/** A member's name with a link to their profile; deleted accounts have no link. */
export function AuthorLink({ user }: { user: AuthorLink_user$key }) {
  const { username, name, isDeleted } = useFragment(
    graphql`
      fragment AuthorLink_user on User {
        username
        name
        isDeleted
      }
    `,
    user,
  );
  if (isDeleted) return <bdi>{name}</bdi>;
  return (
    <TextLink to={`/u/${username}`} tone="quiet">
      <bdi>{name}</bdi>
    </TextLink>
  );
}
