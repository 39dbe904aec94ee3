import { chakra } from '@chakra-ui/react';
import { type Ref, useRef } from 'react';
import { graphql } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import type { ExercisesPageQuery } from '../../../__generated__/ExercisesPageQuery.graphql';
import { useAuth } from '../../../auth/useAuth';
import { usePageQuery } from '../../../relay/usePageQuery';
import { PlusIcon } from '../../../ui/content/icons';
import { LoadedContent } from '../../../ui/feedback/LoadedContent';
import { LinkButton } from '../../../ui/form/Button';
import { FilterSelect } from '../../../ui/form/FilterSelect';
import { useFilters } from '../../../ui/form/useFilters';
import { Page } from '../../../ui/layout/Page';
import { ExerciseList, type ExerciseListProps } from './ExerciseList';
import { ExerciseTips } from './ExerciseTips';
import { exerciseFilter, filterParams } from './exerciseFilter';
import { categories, difficulties } from './exerciseLabels';

export function ExercisesPage() {
  const [search] = useSearchParams();
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
      <LoadedContent key={`${difficulty} ${category}`}>
        <Exercises
          isFiltered={difficulty !== null || category !== null}
          mayCreate={mayCreate}
          onClearFilters={() => firstFilter.current?.focus()}
        />
      </LoadedContent>
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

/** Filters of the list. The ref is the first control's. */
function ExerciseFilters({ ref }: { ref: Ref<HTMLSelectElement> }) {
  const [{ difficulty, category }, choose] = useFilters(exerciseFilter, filterParams);
  return (
    <chakra.div
      role="search"
      aria-label="Exercises"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) minmax(0, 1fr)', md: '12rem 14rem' }}
      gap="4"
      mb="8"
    >
      <FilterSelect
        ref={ref}
        label="Difficulty"
        all="All"
        choices={difficulties}
        value={difficulty}
        onChange={(chosen) => choose({ difficulty: chosen })}
      />
      <FilterSelect
        label="Category"
        all="All"
        choices={categories}
        value={category}
        onChange={(chosen) => choose({ category: chosen })}
      />
    </chakra.div>
  );
}
