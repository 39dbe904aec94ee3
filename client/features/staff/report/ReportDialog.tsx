import { chakra, Dialog } from '@chakra-ui/react';
import { type FormEvent, useId, useState } from 'react';
import { graphql } from 'react-relay';
import { limits } from '../../../../server/contract/limits';
import type { ReportDialogReportContentMutation } from '../../../__generated__/ReportDialogReportContentMutation.graphql';
import { useAuth } from '../../../auth/useAuth';
import { reasonOf } from '../../../lib/requestError';
import { useTabText } from '../../../lib/useTabText';
import { useAppMutation } from '../../../relay/useAppMutation';
import { Button } from '../../../ui/form/Button';
import { FormFailure, TextareaField } from '../../../ui/form/formFields';
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
  const [reason, setReason] = useState<Reason | null>(null);
  const [note, setNote] = useTabText('report', useAuth().viewer?.id ?? '', id);
  const [failure, setFailure] = useState<string | null>(null);
  const [reportContent, sending] = useReportContentMutation();
  const cancel = () => {
    setNote('');
    onClose();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!reason || sending) return;
    setFailure(null);
    try {
      await reportContent({ input: { id, reason, note } });
      setNote('');
      onSent();
    } catch (error) {
      setFailure(reasonOf(error) ?? 'The report could not be sent. Please try again.');
    }
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      <Dialog.Title mb="4">Report {what}</Dialog.Title>
      <chakra.div display="grid" gap="5">
        <FormFailure text={failure} />
        <ReasonList chosen={reason} onChoose={setReason} />
        <TextareaField
          label="Anything the organisers should know"
          hint="Optional"
          rows={3}
          maxLength={limits.report.noteMax}
          value={note}
          onValue={setNote}
        />
      </chakra.div>
      <Dialog.Footer>
        <Button variant="outline" onClick={cancel} disabled={sending}>
          Cancel
        </Button>
        <Button type="submit" loading={sending} disabled={reason === null}>
          Send report
        </Button>
      </Dialog.Footer>
    </form>
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
