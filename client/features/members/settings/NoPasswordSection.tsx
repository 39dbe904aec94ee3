import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { messages } from '../../../../server/contract/messages';
import { problemOfPassword } from '../../../../server/contract/profileRules';
import type { NoPasswordSection_viewer$key } from '../../../__generated__/NoPasswordSection_viewer.graphql';
import type { NoPasswordSectionSetPasswordMutation } from '../../../__generated__/NoPasswordSectionSetPasswordMutation.graphql';
import { HiddenUsername } from '../../../auth/HiddenUsername';
import { useFreshSignIn } from '../../../auth/useFreshSignIn';
import { CheckedForm } from '../../../forms/CheckedForm';
import { fieldsOf } from '../../../forms/fieldsOf';
import { safetyTimeoutMs, useCheckedForm } from '../../../forms/useCheckedForm';
import { useAppMutation } from '../../../relay/useAppMutation';
import { toast } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';
import { SettingsSection } from '../../../ui/form/SettingsSection';
import { NewPasswordFields } from '../../identity/account/accountFields';
import { commitRequestPasswordReset } from '../../identity/account/recoveryMutations';
import { SendMailButton } from '../../identity/account/SendMailButton';

/**
 * Sets a password for members without one, who signed up with a provider, or whose password was removed when they first confirmed
 * their address.
 */
export function NoPasswordSection({ viewer }: { viewer: NoPasswordSection_viewer$key }) {
  const { email } = useFragment(
    graphql`
      fragment NoPasswordSection_viewer on Viewer {
        email
      }
    `,
    viewer,
  );
  const setPassword = useSetPasswordMutation();
  const { whenFresh, dialog } = useFreshSignIn();
  const checked = useCheckedForm({
    initial: { newPassword: '', confirmPassword: '' },
    problemsOf: ({ newPassword, confirmPassword }) => ({
      newPassword: problemOfPassword(newPassword),
      confirmPassword: confirmPassword === newPassword ? undefined : messages.password.mismatch,
    }),
    async send({ newPassword }) {
      await whenFresh(() => setPassword(newPassword));
      toast.success('Password set');
    },
    resendAfterMs: safetyTimeoutMs,
  });
  const { sending } = checked;
  const field = fieldsOf(checked);
  return (
    <SettingsSection
      title="Set a password"
      lead="Your account has no password: you sign in by a mailed link or another way. A password set before you confirmed your address was removed, because it may have been someone else’s."
    >
      <CheckedForm
        checked={checked}
        failed="Your password could not be set. Please try again."
        maxW="form"
        aria-label="Set a password"
        mt="2"
      >
        <HiddenUsername />
        <NewPasswordFields
          name="newPassword"
          password={field('newPassword')}
          confirmPassword={field('confirmPassword')}
        />
        <Button type="submit" loading={sending} justifySelf="start">
          Set password
        </Button>
      </CheckedForm>
      <chakra.p mt="6" color="ink.muted" maxW="measure">
        You can also set it by a mailed link, on any device.
      </chakra.p>
      <SendMailButton
        label="Send a reset link"
        send={() => commitRequestPasswordReset(email)}
        sent="We mail your address a link to choose a password. While it isn’t confirmed, it gets at most three links a day."
      />
      {dialog}
    </SettingsSection>
  );
}

function useSetPasswordMutation() {
  const [commit] = useAppMutation<NoPasswordSectionSetPasswordMutation>(graphql`
    mutation NoPasswordSectionSetPasswordMutation($input: SetPasswordInput!) {
      setPassword(input: $input) {
        revokedSignInIds @deleteRecord
        revokedPersonalAccessTokenIds @deleteRecord
        viewer {
          hasPassword
        }
      }
    }
  `);
  return (newPassword: string) => commit({ input: { newPassword } });
}
