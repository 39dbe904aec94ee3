import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShortcutHint } from '../../shortcuts/shortcuts';
import { DeletedMeanwhile } from '../../ui/feedback/DeletedMeanwhile';
import { LeaveDialog } from '../../ui/feedback/LeaveDialog';
import { Button } from '../../ui/form/Button';
import { FormActions } from '../../ui/form/FormActions';
import { RestoredNotice } from '../../ui/form/RestoredNotice';
import { type KeptBase, useKeptForm } from '../../ui/form/useKeptForm';
import { useLeaveGuard } from '../../ui/form/useLeaveGuard';
import { Page } from '../../ui/layout/Page';
import { ExerciseFields } from './ExerciseFields';
import { ExercisePreview } from './ExercisePreview';
import { type ExerciseValues, problemsOf, toText } from './exerciseFormValues';
import { usePreview } from './usePreview';

export interface ExerciseFormProps {
  pageTitle: string;
  /** Storage key of the unsent form. */
  name: string;
  initial: ExerciseValues;
  /** The edited copy; none in a new form. */
  base?: KeptBase<ExerciseValues>;
  /** Shown in the preview. */
  creator: ReactNode;
  submitLabel: string;
  submittingLabel: string;
  cancelTo: string;
  /** Returns the address to go to, or null if a question follows. */
  save: (values: ExerciseValues, localId: string) => Promise<string | null>;
  /** A dialog after sending, such as for a conflict. */
  question?: (form: { values: ExerciseValues; sendAgain: () => void; discard: () => void }) => ReactNode;
}

export function ExerciseForm(props: ExerciseFormProps) {
  const { pageTitle, name, initial, base, creator, submitLabel, submittingLabel, cancelTo, save, question } =
    props;
  const navigate = useNavigate();
  const leaveFor = async (address: string) => {
    kept.forget();
    guard.letLeave();
    await navigate(address);
  };
  const kept = useKeptForm<ExerciseValues>({
    name,
    initial,
    base,
    problemsOf,
    send: async (values, localId) => {
      const address = await save(values, localId);
      if (address !== null) await leaveFor(address);
    },
  });
  const { form, values, problems, failure, sending, unsent, change } = kept;
  const guard = useLeaveGuard(unsent);
  const { fields, preview, previewing, toggle } = usePreview(problems);
  const { keys, aria } = useShortcutHint('toggle_preview');
  const isDeleted = failure?.isMissing ?? false;
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
        <RestoredNotice kept={kept} text="What you typed before has been restored." />
      </chakra.div>
      <form ref={form} noValidate onSubmit={kept.onSubmit}>
        <chakra.div ref={fields} hidden={previewing}>
          <ExerciseFields
            values={values}
            problems={problems}
            readOnly={sending || isDeleted}
            change={change}
          />
        </chakra.div>
        {previewing && <ExercisePreview ref={preview} exercise={toText(values)} creator={creator} />}
        <chakra.div mt={previewing ? '12' : '8'}>
          {isDeleted ? (
            <DeletedMeanwhile
              what="exercise"
              wayOn={{ to: '/exercises', label: 'View Exercises' }}
              onLeave={() => {
                kept.forget();
                guard.letLeave();
              }}
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
        </chakra.div>
      </form>
      <LeaveDialog guard={guard} onLeave={kept.forget} />
      {question?.({
        values,
        sendAgain: () => void kept.sendNow(),
        discard: () => void leaveFor(cancelTo),
      })}
    </Page>
  );
}
