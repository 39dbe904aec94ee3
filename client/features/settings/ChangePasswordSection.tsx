import { chakra } from '@chakra-ui/react';
import { messages } from '../../../server/contract/messages';
import { useAuth } from '../../auth/useAuth';
import { toast } from '../../ui/feedback/toaster';
import { Button } from '../../ui/form/Button';
import { FormFailure, PasswordField } from '../../ui/form/formFields';
import { SettingsSection } from '../../ui/form/SettingsSection';
import { type Problems, safetyTimeoutMs, useCheckedForm } from '../../ui/form/useCheckedForm';
import { newPasswordError } from '../account/accountRules';
import { PasswordStrength } from '../account/PasswordStrength';
import { useChangePasswordMutation } from './useChangePasswordMutation';

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

function problemsOf({ currentPassword, newPassword, confirmPassword }: typeof empty) {
  const problems: Problems<typeof empty> = {};
  if (!currentPassword) problems.currentPassword = messages.password.required;
  const problem = newPasswordError(newPassword);
  if (problem) problems.newPassword = problem;
  if (confirmPassword !== newPassword) problems.confirmPassword = messages.password.mismatch;
  return problems;
}

/** Changes the password, which signs out other devices and revokes all tokens. */
export function ChangePasswordSection() {
  const { viewer } = useAuth();
  const [changePassword] = useChangePasswordMutation();
  const { form, values, problems, failure, sending, replace, change, onSubmit } = useCheckedForm({
    initial: empty,
    problemsOf,
    async send({ currentPassword, newPassword }) {
      const { changePassword: done } = await changePassword({ currentPassword, newPassword });
      replace(empty);
      const consequences = [
        done.revokedSignInIds.length > 0 && 'Your other devices are signed out.',
        done.revokedPersonalAccessTokenIds.length > 0 && 'Your personal access tokens are revoked.',
      ].filter(Boolean);
      toast.success(
        consequences.length > 0 ? ['Password changed.', ...consequences].join(' ') : 'Password changed',
      );
    },
    resendAfterMs: safetyTimeoutMs,
  });
  return (
    <SettingsSection
      title="Change password"
      lead="Your other devices are signed out with it, and your personal access tokens are revoked."
    >
      <chakra.form
        ref={form}
        onSubmit={onSubmit}
        noValidate
        display="grid"
        gap="5"
        maxW="form"
        aria-label="Change password"
        mt="2"
      >
        <FormFailure
          text={failure && (failure.reason ?? 'Your password could not be changed. Please try again.')}
        />
        {/* Tells password managers which account it is. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={viewer?.email ?? ''}
          readOnly
          hidden
        />
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          value={values.currentPassword}
          onValue={(currentPassword) => change('currentPassword', currentPassword)}
          error={problems.currentPassword}
        />
        <chakra.div display="grid" gap="2">
          <PasswordField
            label="New password"
            name="newPassword"
            autoComplete="new-password"
            value={values.newPassword}
            onValue={(newPassword) => change('newPassword', newPassword)}
            error={problems.newPassword}
            hint="At least 8 characters, with a lowercase letter, an uppercase letter and a number."
          />
          <PasswordStrength password={values.newPassword} />
        </chakra.div>
        <PasswordField
          label="Confirm new password"
          name="confirmPassword"
          autoComplete="new-password"
          value={values.confirmPassword}
          onValue={(confirmPassword) => change('confirmPassword', confirmPassword)}
          error={problems.confirmPassword}
        />
        <Button type="submit" loading={sending} justifySelf="start">
          Change password
        </Button>
      </chakra.form>
    </SettingsSection>
  );
}
