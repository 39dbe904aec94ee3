import { chakra } from '@chakra-ui/react';
import { limits } from '../../../server/contract/limits';
import { TextLink } from '../../ui/form/Button';
import type { FieldsOf } from '../../ui/form/fieldsOf';
import { CheckboxField, TextField } from '../../ui/form/formFields';

/** The name of a new account, with the profile's address. */
export const UsernameField = (field: ReturnType<FieldsOf<Record<string, string>>>) => (
  <TextField
    label="Username"
    name="username"
    autoComplete="nickname"
    autoCapitalize="none"
    spellCheck={false}
    hint={
      <>
        Your public profile will be at <ProfileAddress username={field.value} />
      </>
    }
    {...field}
  />
);

interface TermsFieldProps {
  checked: boolean;
  onChecked: (checked: boolean) => void;
  error?: string | undefined;
}

export const TermsField = (props: TermsFieldProps) => (
  <CheckboxField name="terms" required {...props}>
    I agree to the <NewTabLink to="/terms">Terms of Service</NewTabLink> and the{' '}
    <NewTabLink to="/privacy">Privacy Policy</NewTabLink>
  </CheckboxField>
);

function ProfileAddress({ username }: { username: string }) {
  const shown = limits.username.pattern.test(username) ? username : 'username';
  return (
    <chakra.span color="ink" overflowWrap="anywhere">
      /u/{shown}
    </chakra.span>
  );
}

/** In a tab of its own, so that the form isn't lost. */
function NewTabLink({ to, children }: { to: string; children: string }) {
  return (
    <TextLink to={to} target="_blank" rel="noopener">
      {children}
    </TextLink>
  );
}
