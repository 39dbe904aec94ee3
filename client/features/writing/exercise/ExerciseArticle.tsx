import { graphql, useFragment } from 'react-relay';
import type { ExerciseArticle_exercise$key } from '../../../__generated__/ExerciseArticle_exercise.graphql';
import { Time } from '../../../ui/content/Time';
import { useDocumentTitle } from '../../../ui/layout/useDocumentTitle';
import { ExerciseActions } from './ExerciseActions';
import { ExerciseCreator } from './ExerciseCreator';
import { ExerciseSheet } from './ExerciseSheet';

interface ExerciseArticleProps {
  exercise: ExerciseArticle_exercise$key;
  onDelete: () => Promise<void>;
}

export function ExerciseArticle({ exercise, onDelete }: ExerciseArticleProps) {
  const data = useFragment(
    graphql`
      fragment ExerciseArticle_exercise on Exercise {
        title
        description
        objective
        prompt
        timeLimitMinutes
        difficulty
        category
        isTemplate
        createdAt
        tags {
          name
        }
        creator {
          ...ExerciseCreator_user
        }
        ...ExerciseActions_exercise
      }
    `,
    exercise,
  );
  useDocumentTitle(data.title);
  return (
    <ExerciseSheet
      exercise={{ ...data, tags: data.tags.map(({ name }) => name) }}
      creator={<ExerciseCreator user={data.creator} />}
      date={<Time value={data.createdAt} what="Created" format="date" />}
      actions={<ExerciseActions exercise={data} onDelete={onDelete} />}
      titleAs="h1"
    />
  );
}
