import { graphql, useFragment } from 'react-relay';
import type { AuthorLink_user$key } from '../../__generated__/AuthorLink_user.graphql';
import { TextLink } from '../../ui/Button';

export function AuthorLink({ user }: { user: AuthorLink_user$key }) {
  const { username, name } = useFragment(
    graphql`
      fragment AuthorLink_user on User {
        username
        name
      }
    `,
    user,
  );
  return (
    <TextLink to={`/u/${username}`} tone="quiet">
      {name}
    </TextLink>
  );
}
