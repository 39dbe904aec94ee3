import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FormActions } from '../../../forms/FormActions';
import { RestoredNotice } from '../../../forms/RestoredNotice';
import { type FormPageProps, useFormPage } from '../../../forms/useFormPage';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { DeletedMeanwhile } from '../../../ui/feedback/DeletedMeanwhile';
import { LeaveDialog } from '../../../ui/feedback/LeaveDialog';
import { useServerClock } from '../room/useServerClock';
import { type FixedFields, SessionFields } from './SessionFields';
import type { ScheduleQuestion } from './scheduleQuestion';
import { problemsOf, type SessionValues } from './sessionFormValues';

interface SessionFormProps extends FormPageProps<SessionValues> {
  /** A new session offers usual durations and must start in the future. */
  isNew?: boolean;
  groupTimeZone: string;
  /** Reasons why fields are read-only. */
  fixed?: FixedFields;
  /** A question before saving, depending on the time; null for none. */
  questionAt?: (values: SessionValues, now: number) => ScheduleQuestion | null;
}

/** The form of a new or an existing session. */
export function SessionForm(props: SessionFormProps) {
  const { isNew = false, groupTimeZone, fixed = {}, submitLabel, submittingLabel, cancelTo } = props;
  const clock = useServerClock();
  const [pendingQuestion, setPendingQuestion] = useState<ScheduleQuestion | null>(null);
  const page = useFormPage(
    props,
    // A new session can't start in the past, by the server's time if it is known.
    (typed) => problemsOf(typed, isNew ? clock.now() : null),
    (typed) => {
      const question = props.questionAt?.(typed, clock.now() ?? Date.now()) ?? null;
      setPendingQuestion(question);
      return question !== null;
    },
  );
  const { form, values, failure, sending, isDeleted, readOnly } = page;
  return (
    <chakra.form ref={form} noValidate onSubmit={page.onSubmit} display="grid" gap="6">
      <RestoredNotice
        kept={page}
        text={isNew ? 'The session you began has been restored.' : 'Your unsaved changes have been restored.'}
      />
      <SessionFields
        checked={page}
        isNew={isNew}
        groupTimeZone={groupTimeZone}
        fixed={fixed}
        readOnly={readOnly}
      />
      {isDeleted ? (
        <DeletedMeanwhile
          what="session"
          wayOn={{ to: '/sessions', label: 'View Sessions' }}
          onLeave={page.discardValues}
        />
      ) : (
        <FormActions
          submitLabel={values.startsNow ? 'Start Session' : submitLabel}
          submittingLabel={submittingLabel}
          sending={sending}
          cancelTo={cancelTo}
          status={failure && 'Not saved. What you typed is still here.'}
        />
      )}
      <ConfirmDialog
        open={pendingQuestion !== null}
        onClose={() => setPendingQuestion(null)}
        text={pendingQuestion?.text ?? ''}
        tone={pendingQuestion?.tone}
        confirmLabel={submitLabel}
        dismissLabel="Not now"
        // The form shows the progress and the result.
        onConfirm={() => void page.sendNow()}
      />
      <LeaveDialog guard={page.guard} onLeave={page.forget} />
      {page.question}
    </chakra.form>
  );
}
