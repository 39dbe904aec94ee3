import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { Welcome_user$key } from '../../../__generated__/Welcome_user.graphql';

export function Welcome({ user }: { user: Welcome_user$key }) {
  const { displayName, username } = useFragment(
    graphql`
      fragment Welcome_user on User {
        displayName
        username
      }
    `,
    user,
  );
  return <WelcomeHeading name={displayName || username} />;
}

export const WelcomeHeading = ({ name }: { name: string }) => (
  <chakra.h1 textStyle="title" overflowWrap="anywhere">
    Welcome, <bdi>{name}</bdi>
  </chakra.h1>
);
