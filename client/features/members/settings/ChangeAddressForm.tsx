import { chakra } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { messages } from '../../../../server/contract/messages';
import type { ChangeAddressFormRequestEmailChangeMutation } from '../../../__generated__/ChangeAddressFormRequestEmailChangeMutation.graphql';
import { HiddenUsername } from '../../../auth/HiddenUsername';
import { useFreshSignIn } from '../../../auth/useFreshSignIn';
import { CheckedForm } from '../../../forms/CheckedForm';
import { fieldsOf } from '../../../forms/fieldsOf';
import { type Problems, safetyTimeoutMs, useCheckedForm } from '../../../forms/useCheckedForm';
import { useAppMutation } from '../../../relay/useAppMutation';
import { Button } from '../../../ui/form/Button';
import { PasswordField, TextField } from '../../../ui/form/formFields';
import { emailError } from '../../identity/account/accountRules';

const empty = { email: '', password: '' };

interface ChangeAddressFormProps {
  currentEmail: string;
  hasPassword: boolean;
  onSent: () => void;
  onCancel: () => void;
}

/** Requests a mail to a new address, whose link changes the account's address. */
export function ChangeAddressForm({ currentEmail, hasPassword, onSent, onCancel }: ChangeAddressFormProps) {
  const [requestEmailChange] = useRequestEmailChangeMutation();
  const { whenFresh, dialog } = useFreshSignIn();
  const isCurrent = (email: string) => email.trim().toLowerCase() === currentEmail.toLowerCase();
  const problemsOf = ({ email, password }: typeof empty): Problems<typeof empty> => ({
    email: emailError(email) ?? (isCurrent(email) ? messages.emailChange.unchanged : undefined),
    password: password || !hasPassword ? undefined : messages.password.required,
  });
  const checked = useCheckedForm({
    initial: empty,
    problemsOf,
    async send({ email, password }) {
      await whenFresh(() => requestEmailChange({ input: hasPassword ? { email, password } : { email } }));
      onSent();
    },
    resendAfterMs: safetyTimeoutMs,
  });
  const { sending } = checked;
  const field = fieldsOf(checked);
  return (
    <>
      <CheckedForm
        checked={checked}
        failed="The link could not be sent. Please try again."
        onKeyDown={({ key }) => key === 'Escape' && onCancel()}
        maxW="form"
        aria-label="Change email address"
        mt="6"
      >
        <HiddenUsername />
        <TextField
          label="New email address"
          name="email"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          hint="We mail a link there. Your present address stays until you open it."
          {...field('email')}
        />
        {hasPassword && (
          <PasswordField
            label="Your password"
            name="password"
            autoComplete="current-password"
            {...field('password')}
          />
        )}
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <Button type="submit" loading={sending} loadingText="Sending…">
            Send the link
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        </chakra.div>
      </CheckedForm>
      {dialog}
    </>
  );
}

function useRequestEmailChangeMutation() {
  return useAppMutation<ChangeAddressFormRequestEmailChangeMutation>(graphql`
    mutation ChangeAddressFormRequestEmailChangeMutation($input: RequestEmailChangeInput!) {
      requestEmailChange(input: $input) {
        message
      }
    }
  `);
}
