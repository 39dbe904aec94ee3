import { Suspense, useRef } from 'react';
import { graphql } from 'react-relay';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ExercisesPageQuery } from '../../__generated__/ExercisesPageQuery.graphql';
import { useAuth } from '../../auth/useAuth';
import { usePageQuery } from '../../relay/usePageQuery';
import { PlusIcon } from '../../ui/content/icons';
import { LoadError } from '../../ui/feedback/ErrorBoundary';
import { OfflineFallback } from '../../ui/feedback/OfflineFallback';
import { SkeletonList } from '../../ui/feedback/SkeletonList';
import { LinkButton } from '../../ui/form/Button';
import { Page } from '../../ui/layout/Page';
import { ExerciseFilters } from './ExerciseFilters';
import { ExerciseList, type ExerciseListProps } from './ExerciseList';
import { ExerciseTips } from './ExerciseTips';
import { exerciseFilter } from './exerciseQuery';

export function ExercisesPage() {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const mayCreate = useAuth().viewer?.canCreateExercises ?? false;
  const { difficulty, category } = exerciseFilter(search);
  const firstFilter = useRef<HTMLSelectElement>(null);
  return (
    <Page
      title="Writing Exercises"
      lead="Something to begin from: take one, and see where it leads."
      actions={
        mayCreate && (
          <LinkButton to="/exercises/new">
            <PlusIcon />
            Create Exercise
          </LinkButton>
        )
      }
    >
      <ExerciseTips />
      <ExerciseFilters ref={firstFilter} />
      <OfflineFallback attempt={key} instead={(error) => <LoadError error={error} />}>
        <Suspense key={`${difficulty} ${category}`} fallback={<SkeletonList />}>
          <Exercises
            isFiltered={difficulty !== null || category !== null}
            mayCreate={mayCreate}
            onClearFilters={() => firstFilter.current?.focus()}
          />
        </Suspense>
      </OfflineFallback>
    </Page>
  );
}

function Exercises(props: Omit<ExerciseListProps, 'query'>) {
  const query = usePageQuery<ExercisesPageQuery>(graphql`
    query ExercisesPageQuery($difficulty: ExerciseDifficulty, $category: ExerciseCategory) @preloadable {
      ...ExerciseList_query @arguments(difficulty: $difficulty, category: $category)
    }
  `);
  return <ExerciseList query={query} {...props} />;
}
