import { useState } from 'react';
import type { FieldProps } from '../forms/fieldsOf';
import { TextButton } from '../ui/form/Button';
import { TextField } from '../ui/form/formFields';

/** A code of the authenticator app, or a recovery code: the server distinguishes them. */
export function CodeField(field: FieldProps<string>) {
  const [isRecovery, setIsRecovery] = useState(false);
  return (
    <TextField
      // A new key replaces the input, because phones change the keyboard of a new input only.
      key={String(isRecovery)}
      label={isRecovery ? 'Recovery code' : 'Code'}
      hint={
        isRecovery
          ? 'One of the codes that you kept when you turned two-step sign-in on. Each works once. Neither phone nor codes? Ask an organiser: two-step sign-in can be turned off for you.'
          : 'The six digits that your authenticator app shows.'
      }
      aside={
        <TextButton textStyle="small" onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? 'Use the app instead' : 'Use a recovery code'}
        </TextButton>
      }
      name="code"
      type="text"
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      autoCapitalize="none"
      spellCheck={false}
      // The field appears after the member has submitted the others, so it is the next one to fill in.
      autoFocus
      // Without this attribute a dialog would focus its first control.
      data-autofocus=""
      {...field}
    />
  );
}
