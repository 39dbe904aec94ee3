import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import type {
  PickExercise_query$data,
  PickExercise_query$key,
} from '../../../__generated__/PickExercise_query.graphql';
import type { PickExercisePaginationQuery } from '../../../__generated__/PickExercisePaginationQuery.graphql';
import type { PickExerciseQuery } from '../../../__generated__/PickExerciseQuery.graphql';
import { LoadMore } from '../../../ui/content/LoadMore';
import { PickDialog, PickList } from '../../../ui/form/PickDialog';
import { ExerciseChoice } from './ExerciseChoice';

export type PickedExercise = PickExercise_query$data['exercises']['edges'][number]['node'];

interface PickExerciseProps {
  open: boolean;
  onClose: () => void;
  onPick: (exercise: PickedExercise) => Promise<void>;
}

/** A dialog for picking the exercise to write from. */
export function PickExercise({ open, onClose, onPick }: PickExerciseProps) {
  return (
    <PickDialog title="Which exercise will you write from?" open={open} onClose={onClose}>
      {(attempt) => <Exercises attempt={attempt} onPick={onPick} />}
    </PickDialog>
  );
}

function Exercises({ attempt, onPick }: Pick<PickExerciseProps, 'onPick'> & { attempt: number }) {
  const query = useLazyLoadQuery<PickExerciseQuery>(
    graphql`
      query PickExerciseQuery {
        ...PickExercise_query
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  return <Choices query={query} onPick={onPick} />;
}

const perPage = 20;

function Choices({ query, onPick }: { query: PickExercise_query$key } & Pick<PickExerciseProps, 'onPick'>) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    PickExercisePaginationQuery,
    PickExercise_query$key
  >(
    graphql`
      fragment PickExercise_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "PickExercisePaginationQuery") {
        exercises(first: $count, after: $cursor) @connection(key: "PickExercise_exercises") {
          edges {
            node {
              id
              title
              description
              prompt
              timeLimitMinutes
            }
          }
        }
      }
    `,
    query,
  );
  const [picked, setPicked] = useState<string | null>(null);
  const pick = async (exercise: PickedExercise) => {
    setPicked(exercise.id);
    await onPick(exercise);
    setPicked(null);
  };
  // A deleted exercise leaves an edge without a node.
  const exercises = data.exercises.edges.flatMap(({ node }) => node ?? []);
  if (exercises.length === 0 && !hasNext)
    return (
      <chakra.p py="4" color="ink.muted">
        There are no exercises yet. Any story will do.
      </chakra.p>
    );
  return (
    <>
      <PickList>
        {exercises.map((node) => (
          <ExerciseChoice
            key={node.id}
            title={node.title}
            description={node.description}
            disabled={picked !== null}
            busy={picked === node.id}
            onPick={() => void pick(node)}
          />
        ))}
      </PickList>
      <LoadMore
        hasNext={hasNext}
        loading={isLoadingNext}
        count={perPage}
        what="exercises"
        loadNext={loadNext}
      />
    </>
  );
}
