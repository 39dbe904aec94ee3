import { chakra } from '@chakra-ui/react';
import { limits } from '../../../../server/contract/limits';
import type { FieldsOf } from '../../../forms/fieldsOf';
import { TextLink } from '../../../ui/form/Button';
import { CheckboxField, TextField } from '../../../ui/form/formFields';

type TextFieldOf = ReturnType<FieldsOf<Record<string, string>>>;

/** The username of a new account. A space suggests a full name: a hint refers to the display name, if the form has that field. */
export const UsernameField = ({
  besideDisplayName = false,
  ...field
}: TextFieldOf & { besideDisplayName?: boolean }) => (
  <div>
    <TextField
      label="Username"
      name="username"
      autoComplete="nickname"
      autoCapitalize="none"
      spellCheck={false}
      hint={
        <>
          Your profile address will be <ProfileAddress username={field.value} /> (members see it)
        </>
      }
      {...field}
    />
    <div role="status">
      {besideDisplayName && /\s/.test(field.value.trim()) && (
        <chakra.p mt="1.5" textStyle="small" color="ink.muted">
          Your full name goes into Display name.
        </chakra.p>
      )}
    </div>
  </div>
);

export const DisplayNameField = (field: TextFieldOf) => (
  <TextField
    label="Display name"
    name="displayName"
    autoComplete="name"
    hint="Optional. It is shown with what you write; without one, your username is."
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
  const pathName = limits.username.pattern.test(username) ? username : 'username';
  return (
    <chakra.span color="ink" overflowWrap="anywhere">
      /u/{pathName}
    </chakra.span>
  );
}

/** Opens the link in a new tab, so that the form isn't lost. */
function NewTabLink({ to, children }: { to: string; children: string }) {
  return (
    <TextLink to={to} target="_blank" rel="noopener">
      {children}
    </TextLink>
  );
}
