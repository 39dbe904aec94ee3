import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { limits } from '../../../../server/contract/limits';
import { countCharacters } from '../../../../server/contract/profileRules';
import { FormActions } from '../../../forms/FormActions';
import { fieldsOf } from '../../../forms/fieldsOf';
import { RestoredNotice } from '../../../forms/RestoredNotice';
import { type FormPageProps, useFormPage } from '../../../forms/useFormPage';
import { LeaveDialog } from '../../../ui/feedback/LeaveDialog';
import { CharacterCounter } from '../../../ui/form/CharacterCounter';
import { ChoiceCards } from '../../../ui/form/ChoiceCards';
import { SelectField, TextareaField, TextField } from '../../../ui/form/formFields';
import { type FeedbackValues, problemsOf } from './feedbackFormValues';
import { categories, priorities } from './feedbackTexts';
import { SimilarFeedback } from './SimilarFeedback';

interface FeedbackFormProps extends FormPageProps<FeedbackValues> {
  /** New feedback shows similar suggestions. */
  isNew?: boolean;
}

const deletedText = 'This feedback was deleted meanwhile. What you typed is still here to copy.';
const unsentText = 'Not sent. What you typed is still here.';

const { description: descriptionLimit } = limits.feedback;

export function FeedbackForm({ isNew = false, ...props }: FeedbackFormProps) {
  const page = useFormPage(props, problemsOf);
  const { form, values, problems, failure, sending, isDeleted, readOnly, change, onSubmit } = page;
  const field = fieldsOf(page);
  const description = useRef<HTMLTextAreaElement>(null);
  const descriptionLength = countCharacters(values.description.trim());
  return (
    <chakra.form ref={form} noValidate onSubmit={onSubmit} display="grid" gap="6">
      <RestoredNotice
        kept={page}
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
        disabled={readOnly}
        error={problems.category}
      />
      <chakra.div display="grid" gap="4">
        <TextField
          {...field('title')}
          label="Title"
          dir="auto"
          required
          autoComplete="off"
          placeholder="In a few words"
          readOnly={readOnly}
        />
        {isNew && <SimilarFeedback title={values.title} onDismiss={() => description.current?.focus()} />}
      </chakra.div>
      <TextareaField
        {...field('description')}
        ref={description}
        label="Description"
        hint={`At least ${descriptionLimit.min} characters.`}
        aside={<CharacterCounter count={descriptionLength} max={descriptionLimit.max} nearlyFull={100} />}
        dir="auto"
        required
        rows={8}
        placeholder={categories.find(({ value }) => value === values.category)?.placeholder}
        readOnly={readOnly}
      />
      <SelectField
        {...field('priority')}
        label="Priority"
        choices={priorities}
        maxW="16rem"
        disabled={readOnly}
      >
        {props.initial.priority === '' && <option value="">Not set</option>}
      </SelectField>
      <FormActions
        submitLabel={props.submitLabel}
        submittingLabel={props.submittingLabel}
        sending={sending}
        disabled={isDeleted}
        cancelTo={props.cancelTo}
        status={failure && (isDeleted ? deletedText : unsentText)}
      />
      <LeaveDialog
        guard={page.guard}
        text={isNew ? 'Leave without sending? What you typed will be lost.' : undefined}
        onLeave={page.forget}
      />
      {page.question}
    </chakra.form>
  );
}
