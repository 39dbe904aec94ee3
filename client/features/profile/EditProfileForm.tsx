import { chakra } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Field, Input, Textarea } from '../../ui/Field';
import { useLeaveGuard } from '../../ui/useLeaveGuard';
import { BioCounter } from './BioCounter';
import { PictureField } from './PictureField';
import type { ProfileValues } from './profileForm';
import { useProfileForm } from './useProfileForm';

export function EditProfileForm({ username, saved }: { username: string; saved: ProfileValues }) {
  const navigate = useNavigate();
  const toProfile = () => void navigate(`/u/${username}`);
  const { form, values, problems, failed, saving, unsaved, change, onSubmit } = useProfileForm(saved, () => {
    guard.letLeave();
    toProfile();
  });
  const guard = useLeaveGuard(unsaved);
  // While the page waits to be left, no word may be typed that the save doesn't have.
  return (
    <chakra.form ref={form} noValidate onSubmit={onSubmit} display="grid" gap="6">
      <PictureField
        name={values.displayName || username}
        value={values.profileImageUrl}
        error={problems.profileImageUrl}
        readOnly={saving}
        onValue={(value) => change('profileImageUrl', value)}
      />
      <Field label="Username" hint="It forms the address of your profile and can’t be changed.">
        {(control) => <Input {...control} value={username} readOnly color="ink.muted" bg="paper.sunken" />}
      </Field>
      <Field
        label="Display name"
        error={problems.displayName}
        hint="Shown in place of your username. At most 100 characters."
      >
        {(control) => (
          <Input
            {...control}
            dir="auto"
            value={values.displayName}
            readOnly={saving}
            autoComplete="nickname"
            onChange={(event) => change('displayName', event.target.value)}
          />
        )}
      </Field>
      <Field label="Bio" error={problems.bio} aside={<BioCounter bio={values.bio} />}>
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            rows={5}
            value={values.bio}
            readOnly={saving}
            placeholder="What you write, and when the lamp is on."
            onChange={(event) => change('bio', event.target.value)}
          />
        )}
      </Field>
      <Field label="Website" error={problems.websiteUrl}>
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://"
            value={values.websiteUrl}
            readOnly={saving}
            onChange={(event) => change('websiteUrl', event.target.value)}
          />
        )}
      </Field>
      <PrivacyNotice />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Button type="submit" loading={saving} loadingText="Saving...">
          Save Changes
        </Button>
        <Button variant="ghost" onClick={toProfile} disabled={saving}>
          Cancel
        </Button>
        <chakra.span role="status" color="ink.muted">
          {failed && 'Not saved. Your changes are still here.'}
        </chakra.span>
      </chakra.div>
      <ConfirmDialog
        open={guard.asking}
        onClose={guard.stay}
        text="Leave without saving? Your changes will be lost."
        confirmLabel="Leave"
        tone="solid"
        onConfirm={guard.leave}
      />
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
        everyone. Your e-mail address is shown to nobody. A picture comes from the address you give: the site
        it lies on can tell that someone looked.
      </chakra.p>
    </chakra.section>
  );
}
