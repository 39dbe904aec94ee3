import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { copyTextOf } from '../../ui/content/copyText';
import { downloadText } from '../../ui/content/downloadText';
import { toast } from '../../ui/feedback/toaster';
import { Button } from '../../ui/form/Button';
import { Field, Textarea } from '../../ui/form/Field';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Recovery codes, shown only once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const text = codes.join('\n');
  const copy = async () => {
    if (await copyTextOf(input.current)) toast.success('Recovery codes copied');
  };
  const download = () =>
    downloadText(
      'monday-writers-recovery-codes.txt',
      `Recovery codes of Monday Writers. Each signs you in once, without your authenticator app.\n\n${text}\n`,
      'text/plain',
    );
  return (
    <chakra.div display="grid" gap="4" maxW="form">
      <Field
        label="Your recovery codes"
        hint="Keep them where you’ll find them without your phone: they won’t be shown again. Each signs you in once."
      >
        {(control) => (
          <Textarea
            {...control}
            ref={input}
            value={text}
            readOnly
            autoFocus
            rows={codes.length}
            px="3"
            py="2"
            fontFamily="mono"
            fontSize="md"
            resize="none"
          />
        )}
      </Field>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button onClick={() => void copy()}>Copy codes</Button>
        <Button variant="outline" onClick={download}>
          Download
        </Button>
        <Button variant="outline" onClick={onDone}>
          I kept them
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
