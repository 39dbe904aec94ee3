import { useState } from 'react';
import { graphql } from 'react-relay';
import type { EditProfilePageQuery } from '../../../__generated__/EditProfilePageQuery.graphql';
import { usePageQuery } from '../../../relay/usePageQuery';
import { Page } from '../../../ui/layout/Page';
import { EditProfileForm } from './EditProfileForm';

export function EditProfilePage() {
  const { viewer } = usePageQuery<EditProfilePageQuery>(graphql`
    query EditProfilePageQuery @preloadable {
      viewer {
        user {
          username
          name
          displayName
          bio
          websiteUrl
          profileImageUrl
        }
      }
    }
  `);
  // Keep the initial data: updates must not change a field while it is edited.
  const [opened] = useState(viewer?.user);
  if (!opened) return null;
  const { username, displayName, bio, websiteUrl, profileImageUrl } = opened;
  return (
    <Page title="Edit Profile" width="measure">
      <EditProfileForm
        username={username}
        saved={{
          displayName: displayName ?? '',
          bio: bio ?? '',
          websiteUrl: websiteUrl ?? '',
          profileImageUrl: profileImageUrl ?? '',
        }}
      />
    </Page>
  );
}
