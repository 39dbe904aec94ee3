import { type ReactNode, Suspense, useState } from 'react';
import { graphql } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { EditExercisePageQuery } from '../../../__generated__/EditExercisePageQuery.graphql';
import type { EditExercisePageUpdateExerciseMutation } from '../../../__generated__/EditExercisePageUpdateExerciseMutation.graphql';
import { useNewerCopy } from '../../../forms/useNewerCopy';
import { useAppMutation } from '../../../relay/useAppMutation';
import { usePageQuery } from '../../../relay/usePageQuery';
import { AccessRestricted } from '../../../ui/feedback/AccessRestricted';
import { PageSpinner } from '../../../ui/feedback/PageSpinner';
import { ExerciseCreator } from './ExerciseCreator';
import { ExerciseForm } from './ExerciseForm';
import { ExerciseMissing } from './ExerciseMissing';
import { type SavedExercise, toChange, toFieldTexts, toValues } from './exerciseFormValues';

export function EditExercisePage() {
  const { id } = useParams();
  return (
    <Suspense key={id} fallback={<PageSpinner />}>
      <EditExercise />
    </Suspense>
  );
}

function EditExercise() {
  const { exercise } = usePageQuery<EditExercisePageQuery>(graphql`
    query EditExercisePageQuery($id: ID!) @preloadable {
      exercise(id: $id) {
        id
        title
        description
        objective
        prompt
        timeLimitMinutes
        difficulty
        category
        isTemplate
        updatedAt
        viewerCanEdit
        tags {
          name
        }
        creator {
          ...ExerciseCreator_user
        }
      }
    }
  `);
  // Keep the initial data: updates must not change a field while it is edited.
  const [opened] = useState(exercise);
  if (!opened) return <ExerciseMissing text="The exercise you're trying to edit doesn't exist." />;
  const { id, viewerCanEdit } = opened;
  const address = `/exercises/${id}`;
  if (!viewerCanEdit)
    return (
      <AccessRestricted
        text="You can only edit exercises that you created, or if you're an administrator."
        wayOn={{ to: address, label: 'View Exercise' }}
      />
    );
  return (
    <EditExerciseForm
      id={id}
      opened={withTagNames(opened)}
      creator={<ExerciseCreator user={opened.creator} />}
    />
  );
}

const withTagNames = <T extends { readonly tags: readonly { readonly name: string }[] }>(exercise: T) => ({
  ...exercise,
  tags: exercise.tags.map(({ name }) => name),
});

interface EditExerciseFormProps {
  id: string;
  opened: SavedExercise;
  creator: ReactNode;
}

function EditExerciseForm({ id, opened, creator }: EditExerciseFormProps) {
  const [updateExercise] = useUpdateExerciseMutation();
  const name = `exercise:${id}`;
  const newer = useNewerCopy({
    kind: 'exercise',
    name,
    opened,
    toValues,
    toChange,
    toTexts: toFieldTexts,
    send: async (change) =>
      withTagNames((await updateExercise({ input: { id, ...change } })).updateExercise.exercise),
  });
  const address = `/exercises/${id}`;
  return (
    <ExerciseForm
      pageTitle="Edit Exercise"
      name={name}
      initial={newer.initial}
      base={newer}
      creator={creator}
      submitLabel="Save Changes"
      submittingLabel="Saving..."
      cancelTo={address}
      save={async (values) => ((await newer.save(values)) ? address : null)}
    />
  );
}

function useUpdateExerciseMutation() {
  return useAppMutation<EditExercisePageUpdateExerciseMutation>(graphql`
    mutation EditExercisePageUpdateExerciseMutation($input: UpdateExerciseInput!) {
      updateExercise(input: $input) {
        exercise {
          title
          description
          objective
          prompt
          timeLimitMinutes
          difficulty
          category
          isTemplate
          updatedAt
          tags {
            name
          }
          ...ExerciseArticle_exercise
          ...ExerciseRow_exercise
        }
      }
    }
  `);
}
