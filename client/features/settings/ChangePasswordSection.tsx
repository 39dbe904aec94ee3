import { chakra } from '@chakra-ui/react';
import { messages } from '../../../server/contract/messages';
import { Button } from '../../ui/Button';
import { toast } from '../../ui/toaster';
import { type FieldErrors, newPasswordError } from '../account/accountRules';
import { FormFailure, PasswordField } from '../account/formFields';
import { PasswordStrength } from '../account/PasswordStrength';
import { useSession } from '../account/session';
import { useAccountForm } from '../account/useAccountForm';
import { SettingsSection } from './SettingsSection';
import { useChangePasswordMutation } from './useChangePasswordMutation';

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

function check({ currentPassword, newPassword, confirmPassword }: typeof empty) {
  const errors: FieldErrors<keyof typeof empty> = {};
  if (!currentPassword) errors.currentPassword = messages.password.required;
  const problem = newPasswordError(newPassword);
  if (problem) errors.newPassword = problem;
  if (confirmPassword !== newPassword) errors.confirmPassword = messages.password.mismatch;
  return errors;
}

/** A new password, which signs out all other devices. */
export function ChangePasswordSection() {
  const { viewer } = useSession();
  const [changePassword] = useChangePasswordMutation();
  const form = useAccountForm({
    initial: empty,
    check,
    async submit({ currentPassword, newPassword }) {
      const { changePassword: done } = await changePassword({ currentPassword, newPassword });
      form.reset();
      toast.success(
        done.revokedSignInIds.length > 0
          ? 'Password changed. Your other devices are signed out.'
          : 'Password changed',
      );
    },
    failed: 'Your password could not be changed. Please try again.',
  });
  const { values, errors, change } = form;
  return (
    <SettingsSection title="Change password" lead="All your other devices are signed out with it.">
      <chakra.form
        ref={form.formRef}
        onSubmit={form.onSubmit}
        noValidate
        display="grid"
        gap="5"
        maxW="form"
        aria-label="Change password"
        mt="2"
      >
        <FormFailure text={form.failure} />
        {/* So that a password manager knows whose password it keeps. */}
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
          error={errors.currentPassword}
        />
        <chakra.div display="grid" gap="2">
          <PasswordField
            label="New password"
            name="newPassword"
            autoComplete="new-password"
            value={values.newPassword}
            onValue={(newPassword) => change('newPassword', newPassword)}
            error={errors.newPassword}
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
          error={errors.confirmPassword}
        />
        <Button type="submit" loading={form.submitting} justifySelf="start">
          Change password
        </Button>
      </chakra.form>
    </SettingsSection>
  );
}
