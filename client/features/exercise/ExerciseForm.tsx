import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useShortcutHint } from '../../shortcuts/shortcuts';
import { DeletedMeanwhile } from '../../ui/feedback/DeletedMeanwhile';
import { LeaveDialog } from '../../ui/feedback/LeaveDialog';
import { Button } from '../../ui/form/Button';
import { FormActions } from '../../ui/form/FormActions';
import { RestoredNotice } from '../../ui/form/RestoredNotice';
import { type FormPageProps, useFormPage } from '../../ui/form/useFormPage';
import { Page } from '../../ui/layout/Page';
import { ExerciseFields } from './ExerciseFields';
import { ExercisePreview } from './ExercisePreview';
import { type ExerciseValues, problemsOf, toText } from './exerciseFormValues';
import { usePreview } from './usePreview';

export interface ExerciseFormProps extends FormPageProps<ExerciseValues> {
  pageTitle: string;
  /** Shown in the preview. */
  creator: ReactNode;
}

export function ExerciseForm({ pageTitle, creator, ...props }: ExerciseFormProps) {
  const page = useFormPage(props, problemsOf);
  const { form, values, problems, failure, sending, isDeleted, readOnly, onSubmit } = page;
  const { fields, preview, previewing, toggle } = usePreview(problems);
  const { keys, aria } = useShortcutHint('toggle_preview');
  return (
    <Page
      title={pageTitle}
      width={previewing ? 'content' : 'measure'}
      actions={
        <Button variant="outline" aria-keyshortcuts={aria} title={keys} onClick={toggle}>
          {previewing ? 'Edit' : 'Preview'}
        </Button>
      }
    >
      <chakra.div mb="6" _empty={{ display: 'none' }}>
        <RestoredNotice kept={page} text="What you typed before has been restored." />
      </chakra.div>
      <form ref={form} noValidate onSubmit={onSubmit}>
        <chakra.div ref={fields} hidden={previewing}>
          <ExerciseFields checked={page} readOnly={readOnly} />
        </chakra.div>
        {previewing && <ExercisePreview ref={preview} exercise={toText(values)} creator={creator} />}
        <chakra.div mt={previewing ? '12' : '8'}>
          {isDeleted ? (
            <DeletedMeanwhile
              what="exercise"
              wayOn={{ to: '/exercises', label: 'View Exercises' }}
              onLeave={page.letGo}
            />
          ) : (
            <FormActions
              submitLabel={props.submitLabel}
              submittingLabel={props.submittingLabel}
              sending={sending}
              cancelTo={props.cancelTo}
              news={failure && 'Not saved. What you typed is still here.'}
            />
          )}
        </chakra.div>
      </form>
      <LeaveDialog guard={page.guard} onLeave={page.forget} />
      {page.question}
    </Page>
  );
}
