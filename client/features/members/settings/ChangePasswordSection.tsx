import { graphql } from 'react-relay';
import { messages } from '../../../../server/contract/messages';
import { problemOfPassword } from '../../../../server/contract/profileRules';
import type { ChangePasswordSectionChangePasswordMutation } from '../../../__generated__/ChangePasswordSectionChangePasswordMutation.graphql';
import { HiddenUsername } from '../../../auth/HiddenUsername';
import { useFreshSignIn } from '../../../auth/useFreshSignIn';
import { CheckedForm } from '../../../forms/CheckedForm';
import { fieldsOf } from '../../../forms/fieldsOf';
import { type Problems, safetyTimeoutMs, useCheckedForm } from '../../../forms/useCheckedForm';
import { useAppMutation } from '../../../relay/useAppMutation';
import { toast } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';
import { PasswordField } from '../../../ui/form/formFields';
import { SettingsSection } from '../../../ui/form/SettingsSection';
import { NewPasswordFields } from '../../identity/account/accountFields';

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

const problemsOf = (values: typeof empty): Problems<typeof empty> => ({
  currentPassword: values.currentPassword ? undefined : messages.password.required,
  newPassword: problemOfPassword(values.newPassword),
  confirmPassword: values.confirmPassword === values.newPassword ? undefined : messages.password.mismatch,
});

/** Changes the password, which signs out other devices and revokes all tokens. */
export function ChangePasswordSection() {
  const [changePassword] = useChangePasswordMutation();
  const { whenFresh, dialog } = useFreshSignIn();
  const checked = useCheckedForm({
    initial: empty,
    problemsOf,
    async send({ currentPassword, newPassword }) {
      const { changePassword: result } = await whenFresh(() =>
        changePassword({ input: { currentPassword, newPassword } }),
      );
      replace(empty);
      const consequences = [
        result.revokedSignInIds.length > 0 && 'Your other devices are signed out.',
        result.revokedPersonalAccessTokenIds.length > 0 && 'Your personal access tokens are revoked.',
      ].filter(Boolean);
      toast.success(
        consequences.length > 0 ? ['Password changed.', ...consequences].join(' ') : 'Password changed',
      );
    },
    resendAfterMs: safetyTimeoutMs,
  });
  const { sending, replace } = checked;
  const field = fieldsOf(checked);
  return (
    <SettingsSection
      title="Change password"
      lead="Your other devices are signed out with it, your personal access tokens are revoked, and your calendar address ends."
    >
      <CheckedForm
        checked={checked}
        failed="Your password could not be changed. Please try again."
        maxW="form"
        aria-label="Change password"
        mt="2"
      >
        <HiddenUsername />
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        <NewPasswordFields
          name="newPassword"
          password={field('newPassword')}
          confirmPassword={field('confirmPassword')}
        />
        <Button type="submit" loading={sending} justifySelf="start">
          Change password
        </Button>
      </CheckedForm>
      {dialog}
    </SettingsSection>
  );
}

function useChangePasswordMutation() {
  return useAppMutation<ChangePasswordSectionChangePasswordMutation>(graphql`
    mutation ChangePasswordSectionChangePasswordMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        revokedSignInIds @deleteRecord
        revokedPersonalAccessTokenIds @deleteRecord
      }
    }
  `);
}
