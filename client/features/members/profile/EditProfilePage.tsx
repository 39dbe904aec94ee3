import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { limits } from '../../../../server/contract/limits';
import { countCharacters } from '../../../../server/contract/profileRules';
import type { EditProfilePageQuery } from '../../../__generated__/EditProfilePageQuery.graphql';
import type { EditProfilePageUpdateProfileMutation } from '../../../__generated__/EditProfilePageUpdateProfileMutation.graphql';
import { FormActions } from '../../../forms/FormActions';
import { fieldsOf } from '../../../forms/fieldsOf';
import { RestoredNotice } from '../../../forms/RestoredNotice';
import { useFormPage } from '../../../forms/useFormPage';
import { useAppMutation } from '../../../relay/useAppMutation';
import { usePageQuery } from '../../../relay/usePageQuery';
import { LeaveDialog } from '../../../ui/feedback/LeaveDialog';
import { CharacterCounter } from '../../../ui/form/CharacterCounter';
import { Field, Input } from '../../../ui/form/Field';
import { TextareaField, TextField } from '../../../ui/form/formFields';
import { Page } from '../../../ui/layout/Page';
import { PictureField } from './PictureField';
import { type ProfileValues, problemsOf, toInput } from './profileForm';

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

function EditProfileForm({ username, saved }: { username: string; saved: ProfileValues }) {
  const profile = `/u/${username}`;
  const [updateProfile] = useUpdateProfileMutation();
  const labels = { submitLabel: 'Save Changes', submittingLabel: 'Saving...' };
  const page = useFormPage<ProfileValues>(
    {
      ...labels,
      name: 'profile',
      initial: saved,
      cancelTo: profile,
      save: async (typed) => {
        await updateProfile({ input: toInput(typed) });
        return profile;
      },
    },
    problemsOf,
  );
  const { form, values, failure, sending, onSubmit } = page;
  const field = fieldsOf(page);
  // Read-only while saving, because the page closes afterwards.
  return (
    <chakra.form ref={form} noValidate onSubmit={onSubmit} display="grid" gap="6">
      <RestoredNotice kept={page} text="Your unsaved changes have been restored." />
      <PictureField name={values.displayName || username} readOnly={sending} {...field('profileImageUrl')} />
      <Field label="Username" hint="Used in the URL of your profile. It can’t be changed.">
        {(control) => <Input {...control} value={username} readOnly color="ink.muted" bg="paper.sunken" />}
      </Field>
      <TextField
        label="Display name"
        hint="Shown in place of your username. At most 100 characters."
        dir="auto"
        readOnly={sending}
        autoComplete="nickname"
        {...field('displayName')}
      />
      <TextareaField
        label="Bio"
        aside={<BioCounter bio={values.bio} />}
        dir="auto"
        rows={5}
        readOnly={sending}
        placeholder="What you write, and when the lamp is on."
        {...field('bio')}
      />
      <TextField
        label="Website"
        type="url"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        readOnly={sending}
        {...field('websiteUrl')}
      />
      <PrivacyNotice />
      <FormActions
        {...labels}
        sending={sending}
        cancelTo={profile}
        status={failure && 'Not saved. Your changes are still here.'}
      />
      <LeaveDialog guard={page.guard} onLeave={page.forget} />
    </chakra.form>
  );
}

function PrivacyNotice() {
  return (
    <chakra.section
      aria-labelledby="profile-privacy"
      ps="4"
      borderInlineStartWidth="2px"
      borderColor="accent"
    >
      <chakra.h2 id="profile-privacy" textStyle="label">
        Privacy
      </chakra.h2>
      <chakra.p mt="1" textStyle="small" color="ink.muted">
        Every member can see your profile. Your name and bio also stand beside your public stories, for
        everyone. Your email address is shown to nobody. A picture comes from the address you give: the site
        it lies on can tell that someone looked.
      </chakra.p>
    </chakra.section>
  );
}

const BioCounter = ({ bio }: { bio: string }) => (
  <CharacterCounter count={countCharacters(bio.trim())} max={limits.bio.max} nearlyFull={20} />
);

/** The response updates the member everywhere, including the top bar. */
function useUpdateProfileMutation() {
  return useAppMutation<EditProfilePageUpdateProfileMutation>(graphql`
    mutation EditProfilePageUpdateProfileMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        user {
          id
          name
          displayName
          bio
          websiteUrl
          profileImageUrl
        }
      }
    }
  `);
}
