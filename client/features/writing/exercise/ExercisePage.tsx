import { Suspense, useCallback, useState } from 'react';
import { graphql } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { ExercisePageDeleteExerciseMutation } from '../../../__generated__/ExercisePageDeleteExerciseMutation.graphql';
import type { ExercisePageQuery } from '../../../__generated__/ExercisePageQuery.graphql';
import { useDeleteMutation } from '../../../relay/useDeleteMutation';
import { usePageQuery } from '../../../relay/usePageQuery';
import { ArticleSkeleton } from '../../../ui/feedback/ArticleSkeleton';
import { PageSkeleton } from '../../../ui/feedback/Skeleton';
import { useMoveOn } from '../../../ui/layout/useMoveOn';
import { ExerciseArticle } from './ExerciseArticle';
import { ExerciseMissing } from './ExerciseMissing';

export function ExercisePage() {
  const { id } = useParams();
  return (
    <Suspense key={id} fallback={<ArticleSkeleton />}>
      <Exercise />
    </Suspense>
  );
}

function Exercise() {
  const { exercise } = usePageQuery<ExercisePageQuery>(graphql`
    query ExercisePageQuery($id: ID!) @preloadable {
      exercise(id: $id) {
        id
        ...ExerciseArticle_exercise
      }
    }
  `);
  const { id = '' } = useParams();
  const moveOn = useMoveOn();
  const [deleteExercise] = useDeleteExerciseMutation();
  const [deleting, setDeleting] = useState(false);

  const remove = async () => {
    setDeleting(true);
    try {
      await deleteExercise(id);
    } catch {
      // As specified, no message: the exercise is still shown.
      setDeleting(false);
      return;
    }
    await moveOn('/exercises');
  };

  if (exercise) return <ExerciseArticle exercise={exercise} onDelete={remove} />;
  // The viewer has deleted the exercise: it isn't shown as missing while the list loads.
  if (deleting) return <PageSkeleton />;
  return <ExerciseMissing text="The exercise you're looking for doesn't exist." />;
}

function useDeleteExerciseMutation() {
  const [remove, inFlight] = useDeleteMutation<ExercisePageDeleteExerciseMutation>(graphql`
    mutation ExercisePageDeleteExerciseMutation($input: DeleteExerciseInput!) {
      deleteExercise(input: $input) {
        deletedExerciseId @deleteRecord
      }
    }
  `);
  const deleteExercise = useCallback((id: string) => remove({ id }), [remove]);
  return [deleteExercise, inFlight] as const;
}
