import { useState } from 'react';
import { graphql } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { NewExercisePageCreateExerciseMutation } from '../../../__generated__/NewExercisePageCreateExerciseMutation.graphql';
import { useAuth } from '../../../auth/useAuth';
import { exerciseState } from '../../../documents/model/exerciseState';
import { useAppMutation } from '../../../relay/useAppMutation';
import { AccessRestricted } from '../../../ui/feedback/AccessRestricted';
import { LinkButton } from '../../../ui/form/Button';
import { duplicatedFrom, duplicateOf } from './duplicate';
import { ExerciseForm } from './ExerciseForm';
import { toInput } from './exerciseFormValues';

export function NewExercisePage() {
  const { viewer } = useAuth();
  const { state } = useLocation();
  const from = duplicatedFrom(state);
  if (!viewer?.canCreateExercises)
    return (
      <AccessRestricted
        text="Only instructors and administrators can create writing exercises."
        wayOn={{ to: '/exercises', label: 'View Exercises' }}
      >
        {/* A member who may not create a copy can still start the exercise. */}
        {from && (
          <LinkButton to="/stories/new" state={exerciseState(from)}>
            Start Exercise
          </LinkButton>
        )}
      </AccessRestricted>
    );
  return <NewExercise key={from?.id ?? 'new'} from={from} creator={viewer.name} />;
}

interface NewExerciseProps {
  from: ReturnType<typeof duplicatedFrom>;
  creator: string;
}

function NewExercise({ from, creator }: NewExerciseProps) {
  const [createExercise] = useCreateExerciseMutation();
  const [initial] = useState(() => duplicateOf(from));
  return (
    <ExerciseForm
      pageTitle="Create Exercise"
      name={from ? `exercise:copy:${from.id}` : 'exercise:new'}
      initial={initial}
      creator={<bdi>{creator}</bdi>}
      submitLabel="Create Exercise"
      submittingLabel="Creating..."
      cancelTo={from ? `/exercises/${from.id}` : '/exercises'}
      save={async (values, localId) => {
        const { createExercise: created } = await createExercise({ input: { ...toInput(values), localId } });
        return `/exercises/${created.exercise.id}`;
      }}
    />
  );
}

function useCreateExerciseMutation() {
  return useAppMutation<NewExercisePageCreateExerciseMutation>(graphql`
    mutation NewExercisePageCreateExerciseMutation($input: CreateExerciseInput!) {
      createExercise(input: $input) {
        exercise {
          id
        }
      }
    }
  `);
}
