import { Tabs } from '@chakra-ui/react';
import { Suspense } from 'react';
import { graphql } from 'react-relay';
import { useParams, useSearchParams } from 'react-router-dom';
import type { ProfilePageQuery } from '../../__generated__/ProfilePageQuery.graphql';
import { usePageQuery } from '../../relay/usePageQuery';
import { MissingState } from '../../ui/feedback/MissingState';
import { ProfileFollowers } from './ProfileFollowers';
import { ProfileFollowing } from './ProfileFollowing';
import { ProfileHeader } from './ProfileHeader';
import { ProfileSkeleton } from './ProfileSkeleton';
import { ProfileStories } from './ProfileStories';
import { profileTab, profileTabs } from './profileTabs';

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
        ...ProfileFollowers_user
        ...ProfileFollowing_user
      }
    }
  `);
  const [search, setSearch] = useSearchParams();
  const tab = profileTab(search);
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
          {profileTabs.map(({ key, label }) => (
            <Tabs.Trigger key={key} value={key}>
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="stories">
          <ProfileStories user={user} />
        </Tabs.Content>
        <Tabs.Content value="followers">
          <ProfileFollowers user={user} />
        </Tabs.Content>
        <Tabs.Content value="following">
          <ProfileFollowing user={user} />
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
}
