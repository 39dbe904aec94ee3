import { graphql, usePaginationFragment } from 'react-relay';
import type { ExerciseList_query$key } from '../../../__generated__/ExerciseList_query.graphql';
import type { ExerciseListPaginationQuery } from '../../../__generated__/ExerciseListPaginationQuery.graphql';
import { FoundRows } from '../../../ui/content/FoundRows';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LinkButton } from '../../../ui/form/Button';
import { ExerciseRow } from './ExerciseRow';
import { exercisesPerPage } from './exerciseFilter';

export interface ExerciseListProps {
  query: ExerciseList_query$key;
  isFiltered: boolean;
  mayCreate: boolean;
  /** Moves the focus, because the link disappears with the empty list. */
  onClearFilters: () => void;
}

export function ExerciseList({ query, ...empty }: ExerciseListProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ExerciseListPaginationQuery,
    ExerciseList_query$key
  >(
    graphql`
      fragment ExerciseList_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        difficulty: { type: "ExerciseDifficulty" }
        category: { type: "ExerciseCategory" }
      )
      @refetchable(queryName: "ExerciseListPaginationQuery") {
        exercises(first: $count, after: $cursor, difficulty: $difficulty, category: $category)
          @connection(key: "ExerciseList_exercises", filters: ["difficulty", "category"]) {
          edges {
            node {
              id
              ...ExerciseRow_exercise
            }
          }
        }
      }
    `,
    query,
  );
  // A deleted exercise leaves an edge without a node.
  const exercises = data.exercises.edges.flatMap(({ node }) => node ?? []);
  return (
    <FoundRows
      of={['exercise', 'exercises']}
      isFiltered={empty.isFiltered}
      empty={<NoExercises {...empty} />}
      items={exercises}
      row={(exercise) => <ExerciseRow exercise={exercise} />}
      hasNext={hasNext}
      loading={isLoadingNext}
      loadNext={loadNext}
      count={exercisesPerPage}
    />
  );
}

function NoExercises({ isFiltered, mayCreate, onClearFilters }: Omit<ExerciseListProps, 'query'>) {
  const create = mayCreate && (
    <LinkButton to="/exercises/new" variant={isFiltered ? 'ghost' : 'solid'}>
      Create Exercise
    </LinkButton>
  );
  if (!isFiltered)
    return (
      <EmptyState
        title="No exercises found"
        text={
          mayCreate
            ? 'Get started by creating the first one.'
            : 'Exercises are created by instructors and administrators. A story needs none to begin.'
        }
        action={create || <LinkButton to="/stories/new">Write Story</LinkButton>}
      />
    );
  return (
    <EmptyState
      title="No exercises found"
      text="No exercises match your current filters."
      action={
        <>
          <LinkButton to="/exercises" variant="outline" replace preventScrollReset onClick={onClearFilters}>
            Clear filters
          </LinkButton>
          {create}
        </>
      }
    />
  );
}
