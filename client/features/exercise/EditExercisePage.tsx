import { Suspense, useState } from 'react';
import { graphql } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { EditExercisePageQuery } from '../../__generated__/EditExercisePageQuery.graphql';
import { usePageQuery } from '../../relay/pageQuery';
import { PageSpinner } from '../../ui/PageSpinner';
import { AccessRestricted } from '../session/AccessRestricted';
import { ExerciseCreator } from './ExerciseCreator';
import { ExerciseForm } from './ExerciseForm';
import { ExerciseMissing } from './ExerciseMissing';
import { type ExerciseValues, toChange, toValues } from './exerciseForm';
import { useUpdateExerciseMutation } from './useUpdateExerciseMutation';

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
  const [updateExercise] = useUpdateExerciseMutation();
  // The form keeps to what it was opened with: what comes later must not change a field under the caret.
  const [opened] = useState(exercise);
  const [initial] = useState(
    () => exercise && toValues({ ...exercise, tags: exercise.tags.map(({ name }) => name) }),
  );
  if (!opened || !initial)
    return <ExerciseMissing text="The exercise you're trying to edit doesn't exist." />;
  const { id, viewerCanEdit } = opened;
  const address = `/exercises/${id}`;
  if (!viewerCanEdit)
    return (
      <AccessRestricted
        text="You can only edit exercises that you created, or if you're an administrator."
        wayOn={{ to: address, label: 'View Exercise' }}
      />
    );
  const save = async (values: ExerciseValues) => {
    const change = toChange(initial, values);
    if (Object.keys(change).length > 0) await updateExercise({ input: { id, ...change } });
    return address;
  };
  return (
    <ExerciseForm
      pageTitle="Edit Exercise"
      name={`exercise:${id}`}
      initial={initial}
      creator={<ExerciseCreator user={opened.creator} />}
      submitLabel="Save Changes"
      submittingLabel="Saving..."
      cancelTo={address}
      save={save}
    />
  );
}
