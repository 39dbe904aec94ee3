import { chakra } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { limits } from '../../../server/contract/limits';
import { countCharacters } from '../../../server/contract/profileRules';
import { LeaveDialog } from '../../ui/feedback/LeaveDialog';
import { CharacterCounter } from '../../ui/form/CharacterCounter';
import { ChoiceCards } from '../../ui/form/ChoiceCards';
import { Field, Input, Select, Textarea } from '../../ui/form/Field';
import { FormActions } from '../../ui/form/FormActions';
import { RestoredNotice } from '../../ui/form/RestoredNotice';
import { type KeptBase, useKeptForm } from '../../ui/form/useKeptForm';
import { useLeaveGuard } from '../../ui/form/useLeaveGuard';
import { type FeedbackValues, problemsOf } from './feedbackFormValues';
import { categories, priorities } from './feedbackWords';
import { SimilarFeedback } from './SimilarFeedback';

export interface FeedbackFormProps {
  /** Storage key of the unsent form. */
  name: string;
  initial: FeedbackValues;
  /** The edited copy; none in a new form. */
  base?: KeptBase<FeedbackValues>;
  /** New feedback shows similar suggestions. */
  isNew?: boolean;
  submitLabel: string;
  submittingLabel: string;
  cancelTo: string;
  /** Returns the address to go to, or null if a question follows. */
  send: (values: FeedbackValues, localId: string) => Promise<string | null>;
  onFailed: () => void;
  /** A dialog after sending, such as for a conflict. */
  question?: (form: { values: FeedbackValues; sendAgain: () => void; discard: () => void }) => ReactNode;
}

const deletedText = 'This feedback was deleted meanwhile. What you typed is still here to copy.';
const unsentText = 'Not sent. What you typed is still here.';

const { description: length } = limits.feedback;

export function FeedbackForm(props: FeedbackFormProps) {
  const {
    name,
    initial,
    base,
    isNew = false,
    submitLabel,
    submittingLabel,
    cancelTo,
    send,
    onFailed,
    question,
  } = props;
  const navigate = useNavigate();
  const description = useRef<HTMLTextAreaElement>(null);
  const leaveFor = async (address: string) => {
    kept.forget();
    guard.letLeave();
    await navigate(address);
  };
  const kept = useKeptForm({
    name,
    initial,
    base,
    problemsOf,
    send: async (typed, localId) => {
      const address = await send(typed, localId);
      if (address !== null) await leaveFor(address);
    },
    onFailed,
  });
  const { form, values, problems, failure, sending, unsent, change, onSubmit } = kept;
  const guard = useLeaveGuard(unsent);
  const isDeleted = failure?.isMissing ?? false;
  const isFixed = sending || isDeleted;
  const placeholder = categories.find(({ value }) => value === values.category)?.placeholder;
  return (
    <chakra.form ref={form} noValidate onSubmit={onSubmit} display="grid" gap="6">
      <RestoredNotice
        kept={kept}
        text={
          isNew ? 'The feedback you began has been restored.' : 'Your unsaved changes have been restored.'
        }
      />
      <ChoiceCards
        legend="Category"
        choices={categories}
        value={values.category}
        onChange={(category) => change('category', category)}
        columns={{ base: '1fr', sm: '1fr 1fr' }}
        disabled={isFixed}
        error={problems.category}
      />
      <chakra.div display="grid" gap="4">
        <Field label="Title" error={problems.title}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              required
              autoComplete="off"
              placeholder="In a few words"
              value={values.title}
              readOnly={isFixed}
              onChange={(event) => change('title', event.target.value)}
            />
          )}
        </Field>
        {isNew && <SimilarFeedback title={values.title} onDismiss={() => description.current?.focus()} />}
      </chakra.div>
      <Field
        label="Description"
        error={problems.description}
        hint={`At least ${length.min} characters.`}
        aside={
          <CharacterCounter
            count={countCharacters(values.description.trim())}
            max={length.max}
            nearlyFull={100}
          />
        }
      >
        {(control) => (
          <Textarea
            {...control}
            ref={description}
            dir="auto"
            required
            rows={8}
            placeholder={placeholder}
            value={values.description}
            readOnly={isFixed}
            onChange={(event) => change('description', event.target.value)}
          />
        )}
      </Field>
      <Field label="Priority">
        {(control) => (
          <Select
            {...control}
            maxW="16rem"
            value={values.priority}
            disabled={isFixed}
            onChange={(event) => change('priority', event.target.value)}
          >
            {initial.priority === '' && <option value="">Not set</option>}
            {priorities.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <FormActions
        submitLabel={submitLabel}
        submittingLabel={submittingLabel}
        sending={sending}
        disabled={isDeleted}
        cancelTo={cancelTo}
        news={failure && (isDeleted ? deletedText : unsentText)}
      />
      <LeaveDialog
        guard={guard}
        text={isNew ? 'Leave without sending? What you typed will be lost.' : undefined}
        onLeave={kept.forget}
      />
      {question?.({
        values,
        sendAgain: () => void kept.sendNow(),
        discard: () => void leaveFor(cancelTo),
      })}
    </chakra.form>
  );
}
