import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { limits } from '../../../../server/contract/limits';
import type { ProfileCard_user$key } from '../../../__generated__/ProfileCard_user.graphql';
import { Avatar } from '../../../ui/content/Avatar';
import { TextLink } from '../../../ui/form/Button';
import { FollowButton } from './FollowButton';

/** The start of a bio, on one line. */
function cutBio(bio: string): string {
  const characters = [...bio.replace(/\s+/g, ' ')];
  if (characters.length <= limits.excerpt.profileCard) return characters.join('');
  return `${characters.slice(0, limits.excerpt.profileCard).join('').trimEnd()}...`;
}

/** A member in a list: picture, names, the start of the bio, and a button to follow them. */
export function ProfileCard({ user }: { user: ProfileCard_user$key }) {
  const data = useFragment(
    graphql`
      fragment ProfileCard_user on User {
        username
        name
        bio
        profileImageUrl
        ...FollowButton_user
      }
    `,
    user,
  );
  return (
    <chakra.article
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr) auto"
      alignItems="start"
      columnGap="4"
    >
      <Avatar name={data.name} url={data.profileImageUrl} size="12" />
      <div>
        <chakra.h2 textStyle="subheading" overflowWrap="anywhere">
          <TextLink to={`/u/${data.username}`} tone="quiet">
            <bdi>{data.name}</bdi>
          </TextLink>
        </chakra.h2>
        <chakra.p textStyle="small" color="ink.muted" overflowWrap="anywhere">
          @{data.username}
        </chakra.p>
      </div>
      <FollowButton user={data} size="sm" />
      {data.bio && (
        <chakra.p
          dir="auto"
          gridColumn={{ base: '1 / -1', md: '2' }}
          mt={{ base: '3', md: '1.5' }}
          maxW="measure"
          fontFamily="reading"
          lineHeight="prose"
          color="ink.muted"
          overflowWrap="anywhere"
        >
          {cutBio(data.bio)}
        </chakra.p>
      )}
    </chakra.article>
  );
}
