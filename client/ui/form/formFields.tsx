import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { EyeIcon, EyeOffIcon, WarningIcon } from '../content/icons';
import { Button } from './Button';
import { Field, Input } from './Field';

type InputProps = ComponentProps<typeof Input>;

interface TextFieldProps extends Omit<InputProps, 'onChange' | 'value'> {
  label: string;
  value: string;
  onValue: (value: string) => void;
  error?: string;
  hint?: ReactNode;
  aside?: ReactNode;
}

export function TextField({ label, error, hint, aside, onValue, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} aside={aside}>
      {(control) => (
        <Input {...input} {...control} onChange={(event) => onValue(event.currentTarget.value)} />
      )}
    </Field>
  );
}

export function PasswordField({ label, error, hint, aside, onValue, ...input }: TextFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint} aside={aside}>
      {(control) => (
        <chakra.div position="relative">
          <Input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            pe="12"
            onChange={(event) => onValue(event.currentTarget.value)}
          />
          <Button
            variant="ghost"
            size="icon"
            position="absolute"
            insetEnd="0"
            top="0"
            aria-label={shown ? `Hide ${label.toLowerCase()}` : `Show ${label.toLowerCase()}`}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOffIcon /> : <EyeIcon />}
          </Button>
        </chakra.div>
      )}
    </Field>
  );
}

interface CheckboxFieldProps {
  checked: boolean;
  onChecked: (checked: boolean) => void;
  error?: string;
  name: string;
  required?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

export function CheckboxField({ checked, onChecked, error, children, ...input }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div>
      <chakra.div display="flex" alignItems="center" gap="3" minH="target">
        <chakra.input
          {...input}
          id={id}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChecked(event.currentTarget.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          w="5"
          h="5"
          flexShrink="0"
          accentColor="accent"
          cursor="pointer"
        />
        <chakra.label htmlFor={id} py="2" cursor="pointer">
          {children}
        </chakra.label>
      </chakra.div>
      {error && (
        <chakra.p id={`${id}-error`} textStyle="small" color="danger">
          {error}
        </chakra.p>
      )}
    </div>
  );
}

/** The error of the whole form, announced when it appears. */
export function FormFailure({ text }: { text: string | null }) {
  return (
    <div role="alert">
      {text && (
        <chakra.p
          display="flex"
          alignItems="center"
          gap="3"
          px="4"
          py="3"
          bg="danger.wash"
          borderRadius="md"
          color="danger"
        >
          <WarningIcon />
          {text}
        </chakra.p>
      )}
    </div>
  );
}
