import { Dialog } from '@chakra-ui/react';
import { limits } from '../../../../server/contract/limits';
import { messages } from '../../../../server/contract/messages';
import { useAuth } from '../../../auth/useAuth';
import { CheckedForm } from '../../../forms/CheckedForm';
import { fieldsOf } from '../../../forms/fieldsOf';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { useTabText } from '../../../lib/useTabText';
import { toast } from '../../../ui/feedback/toaster';
import { TextareaField } from '../../../ui/form/formFields';
import { DialogButtons } from '../../../ui/form/SubmitRow';
import { Modal } from '../../../ui/layout/Modal';

export interface Decision {
  /** The id of the text or case that is decided about. */
  about: string;
  title: string;
  text: string;
  label: string;
  done: string;
  /** Whether a reason is required, which the author reads; otherwise a note for organisers is optional. */
  needsReason: boolean;
  decide: (reason: string) => Promise<unknown>;
}

/** Asks for a decision's reason. The text survives a reload, and closing the dialog by accident. */
export function DecisionDialog({ decision, onClose }: { decision: Decision; onClose: () => void }) {
  const { about, title, text, label, done, needsReason, decide } = decision;
  const [reason, storeReason] = useTabText('decision', useAuth().viewer?.id ?? '', about);
  const checked = useCheckedForm({
    initial: { reason: '' },
    typed: { reason },
    problemsOf: (values) =>
      needsReason && values.reason.trim() === '' ? { reason: messages.decision.reasonNeeded } : {},
    async send(values) {
      await decide(values.reason);
      storeReason('');
      toast.success(done);
      onClose();
    },
  });
  const { sending, change } = checked;
  const cancel = () => {
    storeReason('');
    onClose();
  };
  return (
    <Modal open onClose={() => !sending && onClose()} box={{ maxW: '32rem' }}>
      <Dialog.Title>{title}</Dialog.Title>
      <Dialog.Description mt="2">{text}</Dialog.Description>
      <CheckedForm checked={checked} failed="That did not work. Please try again." mt="5">
        <TextareaField
          label={needsReason ? 'Reason, for the author' : 'Note, for other organisers'}
          hint={needsReason ? undefined : 'Optional'}
          rows={3}
          dir="auto"
          required={needsReason}
          maxLength={limits.report.noteMax}
          {...fieldsOf(checked)('reason')}
          onValue={(typed) => storeReason(change('reason', typed).reason)}
        />
        <DialogButtons
          label={label}
          sending={sending}
          onCancel={cancel}
          mt="1"
          submit={{ variant: needsReason ? 'danger' : 'solid' }}
        />
      </CheckedForm>
    </Modal>
  );
}
