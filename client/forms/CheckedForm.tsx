import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useEffect } from 'react';
import { FormFailure } from '../ui/form/formFields';
import type { useCheckedForm } from './useCheckedForm';

interface CheckedFormProps extends ComponentProps<typeof chakra.form> {
  checked: Pick<ReturnType<typeof useCheckedForm>, 'form' | 'failure' | 'onSubmit'>;
  /** The message of a failure for which the server gives no reason. */
  failed: string;
  /** Whether the first field gets the focus when the form opens. */
  takesFocus?: boolean;
}

/** The form of `useCheckedForm`, with its failure above the fields. */
export function CheckedForm({ checked, failed, takesFocus, children, ...props }: CheckedFormProps) {
  const { form, failure, onSubmit } = checked;
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, [form, takesFocus]);
  return (
    <chakra.form ref={form} onSubmit={onSubmit} noValidate display="grid" gap="5" {...props}>
      <FormFailure text={failure && (failure.reason ?? failed)} />
      {children}
    </chakra.form>
  );
}
