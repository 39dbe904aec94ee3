import { chakra } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { LeaveDialog } from '../../ui/feedback/LeaveDialog';
import { Field, Input } from '../../ui/form/Field';
import { FormActions } from '../../ui/form/FormActions';
import { fieldsOf } from '../../ui/form/fieldsOf';
import { TextareaField, TextField } from '../../ui/form/formFields';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { useLeaveGuard } from '../../ui/form/useLeaveGuard';
import { BioCounter } from './BioCounter';
import { PictureField } from './PictureField';
import { type ProfileValues, problemsOf, toInput } from './profileForm';
import { useUpdateProfileMutation } from './useUpdateProfileMutation';

export function EditProfileForm({ username, saved }: { username: string; saved: ProfileValues }) {
  const navigate = useNavigate();
  const profile = `/u/${username}`;
  const [updateProfile] = useUpdateProfileMutation();
  const checked = useCheckedForm({
    initial: saved,
    problemsOf,
    send: async (typed) => {
      await updateProfile({ input: toInput(typed) });
      guard.letLeave();
      await navigate(profile);
    },
  });
  const { form, values, failure, sending, unsent, onSubmit } = checked;
  const field = fieldsOf(checked);
  const guard = useLeaveGuard(unsent);
  // Read-only while saving, because the page closes afterwards.
  return (
    <chakra.form ref={form} noValidate onSubmit={onSubmit} display="grid" gap="6">
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
        submitLabel="Save Changes"
        submittingLabel="Saving..."
        sending={sending}
        cancelTo={profile}
        news={failure && 'Not saved. Your changes are still here.'}
      />
      <LeaveDialog guard={guard} />
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
