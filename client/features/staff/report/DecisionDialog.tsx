import { chakra, Dialog } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { limits } from '../../../../server/contract/limits';
import { messages } from '../../../../server/contract/messages';
import { useAuth } from '../../../auth/useAuth';
import { reasonOf } from '../../../lib/requestError';
import { useTabText } from '../../../lib/useTabText';
import { toast } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';
import { FormFailure, TextareaField } from '../../../ui/form/formFields';
import { Modal } from '../../../ui/layout/Modal';

/** What the dialog asks, and what confirming it does. */
export interface Decision {
  /** The id of the text or case that is decided about. */
  about: string;
  title: string;
  text: string;
  /** The label of the confirming button. */
  label: string;
  /** The toast after the decision. */
  done: string;
  /** Whether a reason is required, which the author reads; otherwise a note for organisers is optional. */
  needsReason: boolean;
  decide: (reason: string) => Promise<unknown>;
}

/** Asks for a decision's reason. The text survives a reload, and closing the dialog by accident. */
export function DecisionDialog({ decision, onClose }: { decision: Decision; onClose: () => void }) {
  const { about, title, text, label, done, needsReason, decide } = decision;
  const [reason, setReason] = useTabText('decision', useAuth().viewer?.id ?? '', about);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const cancel = () => {
    setReason('');
    onClose();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    if (needsReason && reason.trim() === '') return setError(messages.decision.reasonNeeded);
    setSending(true);
    setFailure(null);
    try {
      await decide(reason);
      setReason('');
      toast.success(done);
      onClose();
    } catch (cause) {
      setFailure(reasonOf(cause) ?? 'That did not work. Please try again.');
      setSending(false);
    }
  };
  return (
    <Modal open onClose={() => !sending && onClose()} box={{ maxW: '32rem' }}>
      <form noValidate onSubmit={(event) => void send(event)}>
        <Dialog.Title>{title}</Dialog.Title>
        <Dialog.Description mt="2">{text}</Dialog.Description>
        <chakra.div mt="5" display="grid" gap="5">
          <FormFailure text={failure} />
          <TextareaField
            label={needsReason ? 'Reason, for the author' : 'Note, for other organisers'}
            hint={needsReason ? undefined : 'Optional'}
            rows={3}
            dir="auto"
            required={needsReason}
            maxLength={limits.report.noteMax}
            value={reason}
            error={error}
            onValue={(typed) => {
              setReason(typed);
              setError(undefined);
            }}
          />
        </chakra.div>
        <Dialog.Footer>
          <Button variant="outline" onClick={cancel} disabled={sending}>
            Cancel
          </Button>
          <Button type="submit" variant={needsReason ? 'danger' : 'solid'} loading={sending}>
            {label}
          </Button>
        </Dialog.Footer>
      </form>
    </Modal>
  );
}
