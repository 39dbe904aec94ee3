import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { inputRecipe, textareaRecipe } from '../theme/recipes';

export const Input = chakra('input', inputRecipe);
export const Textarea = chakra('textarea', textareaRecipe);
export const Select = chakra('select', inputRecipe);

export interface FieldControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: ReactNode;
  /** Marks the field as required by an asterisk; for screen readers, the control has its own attribute. */
  marked?: boolean;
  /** Replaced by the error, if there is one. */
  hint?: ReactNode;
  error?: string;
  /** Shown at the end of the label's line. */
  aside?: ReactNode;
  children: (control: FieldControlProps) => ReactNode;
}

/** The CSS content ' *'. After the slash stands its text for screen readers, which is empty. */
const requiredMark = { content: '" *" / ""', color: 'danger' };

/**
 * A labelled control with hint and error, linked for screen readers. Chakra's Field was weighed: it links the error by
 * aria-errormessage, which not all of them read, and makes each field a group.
 */
export function Field({ label, marked, hint, error, aside, children }: FieldProps) {
  const shownHint = !error && hint;
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = (error && errorId) || (shownHint && hintId) || undefined;
  return (
    <chakra.div display="grid" gap="1.5">
      <chakra.div display="flex" justifyContent="space-between" alignItems="baseline" gap="3">
        <chakra.label htmlFor={id} textStyle="label" _after={marked ? requiredMark : undefined}>
          {label}
        </chakra.label>
        {aside}
      </chakra.div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy,
      })}
      {error && (
        <chakra.p id={errorId} textStyle="small" color="danger">
          {error}
        </chakra.p>
      )}
      {shownHint && (
        <chakra.p id={hintId} textStyle="small" color="ink.muted">
          {shownHint}
        </chakra.p>
      )}
    </chakra.div>
  );
}
