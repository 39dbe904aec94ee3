import { chakra } from '@chakra-ui/react';
import { type RefObject, useId } from 'react';
import { limits } from '../../../server/contract/limits';
import { Input } from '../../ui/form/Field';

export interface EditorTitleProps {
  value: string;
  /** Without a frame or visible label. */
  bare: boolean;
  readOnly: boolean;
  autoFocus: boolean;
  error?: string;
  inputRef?: RefObject<HTMLInputElement | null>;
  onChange: (value: string) => void;
}

export function EditorTitle(props: EditorTitleProps) {
  const { value, bare, readOnly, autoFocus, error, inputRef, onChange } = props;
  const id = useId();
  return (
    <chakra.div display="grid" gap="1.5">
      <chakra.label htmlFor={id} textStyle="label" srOnly={bare}>
        Title
      </chakra.label>
      <Input
        ref={inputRef}
        id={id}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        dir="auto"
        fontFamily="reading"
        fontSize={bare ? '2xl' : 'xl'}
        fontWeight="medium"
        maxLength={limits.story.titleMax}
        placeholder={bare ? 'Title' : undefined}
        value={value}
        readOnly={readOnly}
        autoComplete="off"
        autoFocus={autoFocus}
        onChange={(event) => onChange(event.target.value)}
        {...(bare && { px: '0', bg: 'transparent', borderColor: 'transparent' })}
      />
      {error && (
        <chakra.p id={`${id}-error`} textStyle="small" color="danger">
          {error}
        </chakra.p>
      )}
    </chakra.div>
  );
}
