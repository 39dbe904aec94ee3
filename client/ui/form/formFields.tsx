import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { EyeIcon, EyeOffIcon, WarningIcon } from '../content/icons';
import { Button } from './Button';
import { Field, Input, Select, Textarea } from './Field';

interface LabelProps {
  label: string;
  error?: string;
  hint?: ReactNode;
  aside?: ReactNode;
  marked?: boolean;
}

interface TextProps extends LabelProps {
  value: string;
  onValue: (value: string) => void;
}

type TextFieldProps = TextProps & Omit<ComponentProps<typeof Input>, 'onChange' | 'value'>;
type TextareaFieldProps = TextProps & Omit<ComponentProps<typeof Textarea>, 'onChange' | 'value'>;

/** The props of the field, and those of its control. */
const divide = <T extends LabelProps>({ label, error, hint, aside, marked, ...control }: T) =>
  [{ label, error, hint, aside, marked }, control] as const;

export function TextField({ onValue, ...props }: TextFieldProps) {
  const [field, input] = divide(props);
  return (
    <Field {...field}>
      {(control) => (
        <Input {...input} {...control} onChange={(event) => onValue(event.currentTarget.value)} />
      )}
    </Field>
  );
}

export function TextareaField({ onValue, ...props }: TextareaFieldProps) {
  const [field, textarea] = divide(props);
  return (
    <Field {...field}>
      {(control) => (
        <Textarea {...textarea} {...control} onChange={(event) => onValue(event.currentTarget.value)} />
      )}
    </Field>
  );
}

interface SelectFieldProps<TValue extends string>
  extends LabelProps,
    Omit<ComponentProps<typeof Select>, 'onChange' | 'value'> {
  /** `lang` is the language of a label that isn't in the page's. */
  choices: readonly { value: TValue; label: string; lang?: string }[];
  value: TValue;
  onValue: (value: TValue) => void;
  /** An option before the choices. */
  children?: ReactNode;
}

export function SelectField<TValue extends string>(props: SelectFieldProps<TValue>) {
  const { choices, onValue, children, ...others } = props;
  const [field, select] = divide(others);
  return (
    <Field {...field}>
      {(control) => (
        <Select {...select} {...control} onChange={(event) => onValue(event.currentTarget.value as TValue)}>
          {children}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} lang={choice.lang}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

export function PasswordField({ onValue, ...props }: TextFieldProps) {
  const [shown, setShown] = useState(false);
  const [field, input] = divide(props);
  return (
    <Field {...field}>
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
            aria-label={`${shown ? 'Hide' : 'Show'} ${field.label.toLowerCase()}`}
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
  name?: string;
  required?: boolean;
  disabled?: boolean;
  /** The id of an element that distinguishes it from other checkboxes with the same label. */
  describedBy?: string;
  children: ReactNode;
}

export function CheckboxField({
  checked,
  onChecked,
  error,
  describedBy,
  children,
  ...input
}: CheckboxFieldProps) {
  const errorId = useId();
  return (
    <div>
      <chakra.label display="flex" alignItems="center" gap="3" w="fit-content" minH="target" cursor="pointer">
        <chakra.input
          {...input}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChecked(event.currentTarget.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : describedBy}
          w="5"
          h="5"
          flexShrink="0"
          accentColor="accent"
          cursor="pointer"
        />
        <chakra.span py="2">{children}</chakra.span>
      </chakra.label>
      {error && (
        <chakra.p id={errorId} textStyle="small" color="danger">
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
