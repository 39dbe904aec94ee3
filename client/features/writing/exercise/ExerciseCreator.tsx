import { graphql, useFragment } from 'react-relay';
import type { ExerciseCreator_user$key } from '../../../__generated__/ExerciseCreator_user.graphql';
import { AuthorLink } from '../../../relay/AuthorLink';

/** The creator's name; 'Unknown' if the account was deleted. */
export function ExerciseCreator({ user }: { user: ExerciseCreator_user$key }) {
  const creator = useFragment(
    graphql`
      fragment ExerciseCreator_user on User {
        isDeleted
        ...AuthorLink_user
      }
    `,
    user,
  );
  return creator.isDeleted ? <span>Unknown</span> : <AuthorLink user={creator} />;
}
