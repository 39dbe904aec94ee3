import { chakra, Tabs } from '@chakra-ui/react';
import { Suspense } from 'react';
import { graphql } from 'react-relay';
import { useParams, useSearchParams } from 'react-router-dom';
import type { ProfilePageQuery } from '../../../__generated__/ProfilePageQuery.graphql';
import { usePageQuery } from '../../../relay/usePageQuery';
import { MissingState } from '../../../ui/feedback/MissingState';
import { Skeleton, SkeletonList } from '../../../ui/feedback/Skeleton';
import { ProfileHeader } from './ProfileHeader';
import { ProfileFollowers, ProfileFollowing } from './ProfilePeople';
import { ProfileStories } from './ProfileStories';

const tabs = [
  { key: 'stories', label: 'Stories', Content: ProfileStories },
  { key: 'followers', label: 'Followers', Content: ProfileFollowers },
  { key: 'following', label: 'Following', Content: ProfileFollowing },
] as const;

export function ProfilePage() {
  const { username } = useParams();
  return (
    <Suspense key={username} fallback={<ProfileSkeleton />}>
      <Profile />
    </Suspense>
  );
}

function Profile() {
  const { user } = usePageQuery<ProfilePageQuery>(graphql`
    query ProfilePageQuery($username: String!) @preloadable {
      user(username: $username) {
        ...ProfileHeader_user
        ...ProfileStories_user
        ...ProfilePeople_followers
        ...ProfilePeople_following
      }
    }
  `);
  const [search, setSearch] = useSearchParams();
  const tabKey = search.get('tab');
  const { key: tab, Content } = tabs.find(({ key }) => key === tabKey) ?? tabs[0];
  if (!user)
    return (
      <MissingState
        title="User not found"
        text="No member has this username."
        wayOn={{ to: '/dashboard', label: 'Go to Dashboard' }}
      />
    );
  return (
    <>
      <ProfileHeader user={user} />
      <Tabs.Root
        value={tab}
        onValueChange={({ value }) => setSearch(value === 'stories' ? {} : { tab: value })}
        lazyMount
        unmountOnExit
        maxW="content"
        mx="auto"
      >
        <Tabs.List aria-label="Profile">
          {tabs.map(({ key, label }) => (
            <Tabs.Trigger key={key} value={key}>
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value={tab}>
          <Content user={user} />
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
}

function ProfileSkeleton() {
  return (
    <chakra.div maxW="content" w="full" mx="auto">
      <chakra.div aria-hidden display="flex" gap={{ base: '4', md: '6' }} mb="10">
        <Skeleton w="24" h="24" borderRadius="full" flexShrink="0" />
        <chakra.div flex="1" pt="2">
          <Skeleton h="8" w="12rem" maxW="full" />
          <Skeleton h="4" w="7rem" mt="3" />
          <Skeleton h="4" w="90%" mt="6" />
        </chakra.div>
      </chakra.div>
      <SkeletonList />
    </chakra.div>
  );
}
