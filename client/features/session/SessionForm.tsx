import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { limits } from '../../../server/contract/limits';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { DeletedMeanwhile } from '../../ui/feedback/DeletedMeanwhile';
import { LeaveDialog } from '../../ui/feedback/LeaveDialog';
import { Field, Input, Textarea } from '../../ui/form/Field';
import { FormActions } from '../../ui/form/FormActions';
import { CheckboxField } from '../../ui/form/formFields';
import { useLeaveGuard } from '../../ui/form/useLeaveGuard';
import { useServerClock } from '../room/useServerClock';
import { CapacityField, DateTimeField, DurationField, type FixedFields } from './scheduleFields';
import type { ScheduleQuestion } from './scheduleQuestion';
import type { SessionValues } from './sessionFormValues';
import { useSessionForm } from './useSessionForm';

export interface SessionFormProps {
  initial: SessionValues;
  /** A new session offers usual durations and must start in the future. */
  isNew?: boolean;
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
  const {
    form,
    values,
    problems,
    failure,
    question,
    dismissQuestion,
    sendNow,
    sending,
    unsent,
    change,
    onSubmit,
  } = useSessionForm({
    initial,
    save: async (typed, localId) => {
      const address = await save(typed, localId);
      if (address !== null) await leaveFor(address);
    },
    earliest: () => (isNew ? clock.now() : null),
    questionOf: (typed) => questionAt?.(typed, clock.now() ?? Date.now()) ?? null,
  });
  const isDeleted = failure?.isMissing ?? false;
  const isFixed = sending || isDeleted;
  const guard = useLeaveGuard(unsent);
  const schedule = { values, problems, fixed, saving: isFixed, change };
  return (
    <chakra.form ref={form} noValidate onSubmit={onSubmit} display="grid" gap="6">
      <Field label="Title" error={problems.title}>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            required
            placeholder="e.g., Morning Sprint, Character Development"
            value={values.title}
            readOnly={isFixed}
            onChange={(event) => change('title', event.target.value)}
          />
        )}
      </Field>
      <Field label="Description" error={problems.description}>
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            required
            rows={4}
            placeholder="What's the focus of this session?"
            value={values.description}
            readOnly={isFixed}
            onChange={(event) => change('description', event.target.value)}
          />
        )}
      </Field>
      <DateTimeField {...schedule} isNew={isNew} />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
        alignItems="start"
        gap="6"
      >
        <DurationField {...schedule} isNew={isNew} />
        <CapacityField {...schedule} />
      </chakra.div>
      <Field label="Location" error={problems.location} hint="Optional: a room, or where to meet online.">
        {(control) => (
          <Input
            {...control}
            dir="auto"
            maxLength={limits.session.locationMax}
            value={values.location}
            readOnly={isFixed}
            onChange={(event) => change('location', event.target.value)}
          />
        )}
      </Field>
      <div>
        <CheckboxField
          name="isRecurring"
          checked={values.isRecurring}
          onChecked={(checked) => !isFixed && change('isRecurring', checked)}
        >
          Repeats weekly
        </CheckboxField>
        <chakra.p ps="8" textStyle="small" color="ink.muted">
          {isNew
            ? 'When one week’s session is over, next week’s is created, at the same time of day.'
            : 'Applies from this session on.'}
        </chakra.p>
      </div>
      {isDeleted ? (
        <DeletedMeanwhile
          what="session"
          wayOn={{ to: '/sessions', label: 'View Sessions' }}
          onLeave={guard.letLeave}
        />
      ) : (
        <FormActions
          submitLabel={submitLabel}
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
        onConfirm={() => void sendNow()}
      />
      <LeaveDialog guard={guard} />
      {questionAfter?.({
        values,
        sendAgain: () => void sendNow(),
        discard: () => void leaveFor(cancelTo),
      })}
    </chakra.form>
  );
}
