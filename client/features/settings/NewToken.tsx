import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { copyTextOf, selectText } from '../../ui/content/copyText';
import { toast } from '../../ui/feedback/toaster';
import { Button } from '../../ui/form/Button';
import { Field, Textarea } from '../../ui/form/Field';

export interface NewTokenProps {
  token: string;
  onDone: () => void;
}

/** A new token's text, shown only once. */
export function NewToken({ token, onDone }: NewTokenProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => selectText(input.current), []);
  const copy = async () => {
    if (await copyTextOf(input.current)) toast.success('Token copied');
  };
  return (
    <chakra.div display="grid" gap="4" maxW="form">
      <Field label="Your new token" hint="Copy it now: it won’t be shown again. Keep it like a password.">
        {(control) => (
          <Textarea
            {...control}
            ref={input}
            value={token}
            readOnly
            rows={2}
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
        <Button onClick={() => void copy()}>Copy token</Button>
        <Button variant="outline" onClick={onDone}>
          Done
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
