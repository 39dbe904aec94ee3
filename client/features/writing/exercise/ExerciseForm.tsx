import { chakra } from '@chakra-ui/react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { FormActions } from '../../../forms/FormActions';
import { RestoredNotice } from '../../../forms/RestoredNotice';
import { type FormPageProps, useFormPage } from '../../../forms/useFormPage';
import { useShortcut, useShortcutHint } from '../../../shortcuts/shortcuts';
import { DeletedMeanwhile } from '../../../ui/feedback/DeletedMeanwhile';
import { LeaveDialog } from '../../../ui/feedback/LeaveDialog';
import { Button } from '../../../ui/form/Button';
import { Page } from '../../../ui/layout/Page';
import { ExerciseFields } from './ExerciseFields';
import { ExerciseSheet } from './ExerciseSheet';
import { type ExerciseText, type ExerciseValues, problemsOf, toExerciseText } from './exerciseFormValues';

interface ExerciseFormProps extends FormPageProps<ExerciseValues> {
  pageTitle: string;
  /** Shown in the preview. */
  creator: ReactNode;
}

/** The form of a new or an edited exercise, with a preview. */
export function ExerciseForm({ pageTitle, creator, ...props }: ExerciseFormProps) {
  const page = useFormPage(props, problemsOf);
  const { form, values, refusal, failure, sending, isDeleted, readOnly, onSubmit } = page;
  const { fields, preview, previewing, toggle } = usePreview(refusal);
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
        {previewing && <ExercisePreview ref={preview} exercise={toExerciseText(values)} creator={creator} />}
        <chakra.div mt={previewing ? '12' : '8'}>
          {isDeleted ? (
            <DeletedMeanwhile
              what="exercise"
              wayOn={{ to: '/exercises', label: 'View Exercises' }}
              onLeave={page.discardValues}
            />
          ) : (
            <FormActions
              submitLabel={props.submitLabel}
              submittingLabel={props.submittingLabel}
              sending={sending}
              cancelTo={props.cancelTo}
              status={failure && 'Not saved. What you typed is still here.'}
            />
          )}
        </chakra.div>
      </form>
      <LeaveDialog guard={page.guard} onLeave={page.forget} />
      {page.question}
    </Page>
  );
}

interface ExercisePreviewProps {
  exercise: ExerciseText;
  creator: ReactNode;
  ref: RefObject<HTMLElement | null>;
}

/** The exercise as its page will show it. */
function ExercisePreview({ exercise, creator, ref }: ExercisePreviewProps) {
  return (
    <chakra.section ref={ref} tabIndex={-1} aria-label="Preview" outline="none">
      <ExerciseSheet
        exercise={{
          ...exercise,
          title: exercise.title || 'No title yet',
          description: exercise.description.trim() || 'No description yet.',
        }}
        creator={creator}
        titleAs="h2"
      />
    </chakra.section>
  );
}

/**
 * Switches a form between editing and preview. A refused submit switches back to editing. The focus moves into
 * the preview, and later back to the field that had it.
 */
function usePreview(refusal: object | null) {
  const [previewing, setPreviewing] = useState(false);
  const [lastRefusal, setLastRefusal] = useState(refusal);
  const fields = useRef<HTMLDivElement>(null);
  const preview = useRef<HTMLElement>(null);
  const lastFocused = useRef<Element | null>(null);
  if (refusal !== lastRefusal) {
    setLastRefusal(refusal);
    if (refusal) setPreviewing(false);
  }

  useLayoutEffect(() => {
    const active = document.activeElement;
    if (previewing) {
      if (lastFocused.current) preview.current?.focus({ preventScroll: true });
      return;
    }
    const field = lastFocused.current;
    lastFocused.current = null;
    // After a click on the button, the focus stays on it.
    if (field instanceof HTMLElement && (active === document.body || active === null)) field.focus();
  }, [previewing]);

  const toggle = () => {
    const active = document.activeElement;
    if (!previewing) lastFocused.current = fields.current?.contains(active) ? active : null;
    setPreviewing(!previewing);
  };
  useShortcut('toggle_preview', toggle);
  return { fields, preview, previewing, toggle };
}
