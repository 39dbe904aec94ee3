import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { ProfileHeader_user$key } from '../../../__generated__/ProfileHeader_user.graphql';
import { Avatar } from '../../../ui/content/Avatar';
import { formatNumber } from '../../../ui/content/formats';
import { MetaLine } from '../../../ui/content/MetaLine';
import { pictureHost, showPicture, useMayShowPicture } from '../../../ui/content/shownPictures';
import { Time } from '../../../ui/content/Time';
import { Button, LinkButton } from '../../../ui/form/Button';
import { useDocumentTitle } from '../../../ui/layout/useDocumentTitle';
import { linkRecipe } from '../../../ui/theme/recipes';
import { ReportButton } from '../../staff/report/ReportButton';
import { FollowButton } from './FollowButton';
import { MemberMenu } from './MemberMenu';

export function ProfileHeader({ user }: { user: ProfileHeader_user$key }) {
  const data = useFragment(
    graphql`
      fragment ProfileHeader_user on User {
        id
        username
        name
        bio
        websiteUrl
        profileImageUrl
        createdAt
        viewerCanEdit
        storyCount: stories(first: 0) {
          totalCount
        }
        followerCount: followers(first: 0) {
          totalCount
        }
        followingCount: following(first: 0) {
          totalCount
        }
        ...FollowButton_user
        ...MemberMenu_user
      }
    `,
    user,
  );
  useDocumentTitle(data.name);
  return (
    <chakra.header maxW="content" w="full" mx="auto" mb={{ base: '8', md: '10' }}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={{ base: '4', md: '6' }}>
        <Avatar own={data.viewerCanEdit} name={data.name} url={data.profileImageUrl} size="24" />
        <chakra.div flex="1 1 12rem" minW="0">
          <chakra.h1 textStyle="title" overflowWrap="anywhere" dir="auto">
            {data.name}
          </chakra.h1>
          <chakra.p color="ink.muted" overflowWrap="anywhere">
            @{data.username}
          </chakra.p>
          {!data.viewerCanEdit && <ShowPictureButton url={data.profileImageUrl} />}
        </chakra.div>
        {data.viewerCanEdit ? (
          <LinkButton to="/profile/edit" variant="outline">
            Edit Profile
          </LinkButton>
        ) : (
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <FollowButton user={data} size="md" />
            <ReportButton id={data.id} what="profile" size="md" />
            <MemberMenu user={data} />
          </chakra.div>
        )}
      </chakra.div>
      {data.bio && (
        <chakra.p
          dir="auto"
          mt="6"
          maxW="measure"
          textStyle="reading"
          whiteSpace="pre-line"
          overflowWrap="anywhere"
        >
          {data.bio}
        </chakra.p>
      )}
      <MetaLine mt="5">
        {data.websiteUrl && <WebsiteLink url={data.websiteUrl} />}
        {data.createdAt && (
          <span>
            Member since <Time value={data.createdAt} format="date" />
          </span>
        )}
        <span>{countLabel(data.storyCount.totalCount, 'story', 'stories')}</span>
        <span>{countLabel(data.followerCount.totalCount, 'follower', 'followers')}</span>
        <span>{countLabel(data.followingCount.totalCount, 'following', 'following')}</span>
      </MetaLine>
    </chakra.header>
  );
}

const countLabel = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** A button that loads an external picture on request, as in stories. */
function ShowPictureButton({ url }: { url: string | null | undefined }) {
  const mayShow = useMayShowPicture(url);
  const host = pictureHost(url);
  if (!url || !host || mayShow) return null;
  return (
    <Button
      variant="outline"
      size="sm"
      mt="2"
      py="1.5"
      textAlign="start"
      overflowWrap="anywhere"
      onClick={() => showPicture(url)}
    >
      Show picture from {host}
    </Button>
  );
}

const ExternalLink = chakra('a', linkRecipe);

/** A member's website, shown without its scheme. The site gets neither ranking (nofollow) nor a referrer. */
function WebsiteLink({ url }: { url: string }) {
  // The address between http:// or https:// and a slash at the end.
  const [, address] = /^https?:\/\/(.+?)\/?$/i.exec(url) ?? [];
  if (!address) return null;
  return (
    <ExternalLink href={url} rel="nofollow noopener noreferrer ugc" target="_blank">
      {address}
    </ExternalLink>
  );
}
