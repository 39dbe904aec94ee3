import { downloadText } from '../../../ui/content/downloadText';
import { Button } from '../../../ui/form/Button';
import { ShownOnce } from '../../../ui/form/ShownOnce';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = codes.join('\n');
  const download = () =>
    downloadText(
      'monday-writers-recovery-codes.txt',
      `Recovery codes of Monday Writers. Each signs you in once, without your authenticator app.\n\n${text}\n`,
      'text/plain',
    );
  return (
    <ShownOnce
      label="Your recovery codes"
      hint="Keep them where you’ll find them without your phone: they won’t be shown again. Each signs you in once."
      value={text}
      rows={codes.length}
      copyLabel="Copy codes"
      copied="Recovery codes copied"
      doneLabel="I kept them"
      onDone={onDone}
    >
      <Button variant="outline" onClick={download}>
        Download
      </Button>
    </ShownOnce>
  );
}
