import { chakra, Dialog } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { graphql } from 'react-relay';
import { limits } from '../../../../server/contract/limits';
import type { ReportDialogReportContentMutation } from '../../../__generated__/ReportDialogReportContentMutation.graphql';
import { useAuth } from '../../../auth/useAuth';
import { CheckedForm } from '../../../forms/CheckedForm';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { useTabText } from '../../../lib/useTabText';
import { useAppMutation } from '../../../relay/useAppMutation';
import { Button } from '../../../ui/form/Button';
import { TextareaField } from '../../../ui/form/formFields';
import { DialogButtons } from '../../../ui/form/SubmitRow';
import { Modal } from '../../../ui/layout/Modal';
import { type Reason, reasons } from './reportTexts';

interface ReportDialogProps {
  id: string;
  what: string;
  onClose: () => void;
}

/** Asks for the reason of a report, and says afterwards what happens next. */
export function ReportDialog({ id, what, onClose }: ReportDialogProps) {
  const [sent, setSent] = useState(false);
  return (
    <Modal open onClose={onClose} box={{ maxW: '32rem' }}>
      {sent ? (
        <>
          <Dialog.Title>Thank you</Dialog.Title>
          <Dialog.Description mt="2" role="status">
            The organisers will look at it. Nobody else learns that you reported it.
          </Dialog.Description>
          <Dialog.Footer>
            {/* Takes the focus of the form's button, which is gone. */}
            <Button autoFocus onClick={onClose}>
              Close
            </Button>
          </Dialog.Footer>
        </>
      ) : (
        <ReportForm id={id} what={what} onClose={onClose} onSent={() => setSent(true)} />
      )}
    </Modal>
  );
}

/** The form's note survives a reload, and closing the dialog by accident. */
function ReportForm({ id, what, onClose, onSent }: ReportDialogProps & { onSent: () => void }) {
  const [note, storeNote] = useTabText('report', useAuth().viewer?.id ?? '', id);
  const [reportContent] = useReportContentMutation();
  const checked = useCheckedForm({
    initial: { reason: null as Reason | null, note: '' },
    typed: { note },
    problemsOf: () => ({}),
    async send({ reason, note }) {
      if (!reason) return;
      await reportContent({ input: { id, reason, note } });
      storeNote('');
      onSent();
    },
  });
  const { values, sending, change } = checked;
  const cancel = () => {
    storeNote('');
    onClose();
  };
  return (
    <>
      <Dialog.Title mb="4">Report {what}</Dialog.Title>
      <CheckedForm checked={checked} failed="The report could not be sent. Please try again.">
        <ReasonList chosen={values.reason} onChoose={(reason) => change('reason', reason)} />
        <TextareaField
          label="Anything the organisers should know"
          hint="Optional"
          rows={3}
          maxLength={limits.report.noteMax}
          value={values.note}
          onValue={(typed) => storeNote(change('note', typed).note)}
        />
        <DialogButtons
          label="Send report"
          sending={sending}
          onCancel={cancel}
          mt="1"
          submit={{ disabled: values.reason === null }}
        />
      </CheckedForm>
    </>
  );
}

interface ReasonListProps {
  chosen: Reason | null;
  onChoose: (reason: Reason) => void;
}

function ReasonList({ chosen, onChoose }: ReasonListProps) {
  const name = useId();
  return (
    <chakra.fieldset role="radiogroup" aria-required>
      <chakra.legend textStyle="label" mb="1">
        What is wrong with it?
      </chakra.legend>
      {reasons.map(({ value, label }) => (
        <chakra.label key={value} display="flex" alignItems="center" gap="3" minH="target" cursor="pointer">
          <chakra.input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            w="5"
            h="5"
            flexShrink="0"
            accentColor="accent"
            cursor="pointer"
          />
          <span>{label}</span>
        </chakra.label>
      ))}
    </chakra.fieldset>
  );
}

function useReportContentMutation() {
  return useAppMutation<ReportDialogReportContentMutation>(graphql`
    mutation ReportDialogReportContentMutation($input: ReportContentInput!) {
      reportContent(input: $input) {
        reportedId
      }
    }
  `);
}
