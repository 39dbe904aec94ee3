import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { copyTextOf, selectText } from '../content/copyText';
import { toast } from '../feedback/toaster';
import { Button } from './Button';
import { Field, Textarea } from './Field';

interface ShownOnceProps {
  label: string;
  hint: string;
  value: string;
  rows: number;
  copyLabel: string;
  /** The notice once it is copied. */
  copied: string;
  doneLabel?: string;
  onDone: () => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** A secret that is shown only once, selected for copying. */
export function ShownOnce(props: ShownOnceProps) {
  const { label, hint, value, rows, copyLabel, copied, doneLabel = 'Done', onDone, children } = props;
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => selectText(input.current), []);
  const copy = async () => {
    if (await copyTextOf(input.current)) toast.success(copied);
  };
  return (
    <chakra.div display="grid" gap="4" maxW="form">
      <Field label={label} hint={hint}>
        {(control) => (
          <Textarea
            {...control}
            ref={input}
            value={value}
            readOnly
            rows={rows}
            px="3"
            py="2"
            fontFamily="mono"
            fontSize="md"
            wordBreak="break-all"
            resize="none"
          />
        )}
      </Field>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button onClick={() => void copy()}>{copyLabel}</Button>
        {children}
        <Button variant="outline" onClick={onDone}>
          {doneLabel}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
