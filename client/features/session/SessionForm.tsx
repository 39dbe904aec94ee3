import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { DeletedMeanwhile } from '../../ui/feedback/DeletedMeanwhile';
import { LeaveDialog } from '../../ui/feedback/LeaveDialog';
import { FormActions } from '../../ui/form/FormActions';
import { useLeaveGuard } from '../../ui/form/useLeaveGuard';
import { useServerClock } from '../room/useServerClock';
import { type FixedFields, SessionFields } from './SessionFields';
import type { ScheduleQuestion } from './scheduleQuestion';
import type { SessionValues } from './sessionFormValues';
import { useSessionForm } from './useSessionForm';

export interface SessionFormProps {
  initial: SessionValues;
  /** A new session offers usual durations and must start in the future. */
  isNew?: boolean;
  groupTimeZone: string;
  /** Reasons why fields are read-only. */
  fixed?: FixedFields;
  submitLabel: string;
  submittingLabel: string;
  cancelTo: string;
  /** A question before saving, depending on the time; null for none. */
  questionAt?: (values: SessionValues, now: number) => ScheduleQuestion | null;
  /** Returns the address to go to, or null if a question follows. */
  save: (values: SessionValues, localId: string) => Promise<string | null>;
  /** A dialog after sending, such as for a conflict. */
  questionAfter?: (form: { values: SessionValues; sendAgain: () => void; discard: () => void }) => ReactNode;
}

export function SessionForm(props: SessionFormProps) {
  const {
    initial,
    isNew = false,
    groupTimeZone,
    fixed = {},
    submitLabel,
    submittingLabel,
    cancelTo,
    questionAt,
    save,
    questionAfter,
  } = props;
  const navigate = useNavigate();
  const clock = useServerClock();
  const leaveFor = async (address: string) => {
    guard.letLeave();
    await navigate(address);
  };
  const checked = useSessionForm({
    initial,
    save: async (typed, localId) => {
      const address = await save(typed, localId);
      if (address !== null) await leaveFor(address);
    },
    earliest: () => (isNew ? clock.now() : null),
    questionOf: (typed) => questionAt?.(typed, clock.now() ?? Date.now()) ?? null,
  });
  const { form, values, failure, question, dismissQuestion, sending, unsent, onSubmit } = checked;
  const sendNow = () => void checked.sendNow();
  const isDeleted = failure?.isMissing ?? false;
  const guard = useLeaveGuard(unsent);
  return (
    <chakra.form ref={form} noValidate onSubmit={onSubmit} display="grid" gap="6">
      <SessionFields
        checked={checked}
        isNew={isNew}
        groupTimeZone={groupTimeZone}
        fixed={fixed}
        readOnly={sending || isDeleted}
      />
      {isDeleted ? (
        <DeletedMeanwhile
          what="session"
          wayOn={{ to: '/sessions', label: 'View Sessions' }}
          onLeave={guard.letLeave}
        />
      ) : (
        <FormActions
          submitLabel={values.startsNow ? 'Start Session' : submitLabel}
          submittingLabel={submittingLabel}
          sending={sending}
          cancelTo={cancelTo}
          news={failure && 'Not saved. What you typed is still here.'}
        />
      )}
      <ConfirmDialog
        open={question !== null}
        onClose={dismissQuestion}
        text={question?.text ?? ''}
        tone={question?.tone}
        confirmLabel={submitLabel}
        dismissLabel="Not now"
        // The form shows the progress and the result.
        onConfirm={sendNow}
      />
      <LeaveDialog guard={guard} />
      {questionAfter?.({ values, sendAgain: sendNow, discard: () => void leaveFor(cancelTo) })}
    </chakra.form>
  );
}
