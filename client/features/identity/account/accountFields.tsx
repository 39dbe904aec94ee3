import { chakra } from '@chakra-ui/react';
import type { FieldsOf } from '../../../forms/fieldsOf';
import { PasswordField, TextField } from '../../../ui/form/formFields';
import { PasswordStrength } from './PasswordStrength';

type TextFieldOf = ReturnType<FieldsOf<Record<string, string>>>;

export const passwordRule =
  'At least 8 characters, with a lowercase letter, an uppercase letter and a number.';

export const EmailField = ({
  autoComplete = 'username',
  ...field
}: TextFieldOf & { autoComplete?: string }) => (
  <TextField
    label="Email"
    name="email"
    type="email"
    autoComplete={autoComplete}
    autoCapitalize="none"
    spellCheck={false}
    {...field}
  />
);

interface NewPasswordFieldsProps {
  name: string;
  password: TextFieldOf;
  confirmPassword: TextFieldOf;
}

/** A new password with its strength, typed twice. */
export const NewPasswordFields = ({ name, password, confirmPassword }: NewPasswordFieldsProps) => (
  <>
    <chakra.div display="grid" gap="2">
      <PasswordField
        label="New password"
        name={name}
        autoComplete="new-password"
        hint={passwordRule}
        {...password}
      />
      <PasswordStrength password={password.value} />
    </chakra.div>
    <PasswordField
      label="Confirm new password"
      name="confirmPassword"
      autoComplete="new-password"
      {...confirmPassword}
    />
  </>
);
