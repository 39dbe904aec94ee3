import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { ExerciseActions_exercise$key } from '../../../__generated__/ExerciseActions_exercise.graphql';
import { exerciseState } from '../../../documents/model/exerciseState';
import { Button, LinkButton } from '../../../ui/form/Button';
import { DeleteButton } from '../../../ui/form/DeleteButton';
import type { DuplicateState } from './duplicate';

interface ExerciseActionsProps {
  exercise: ExerciseActions_exercise$key;
  onDelete: () => Promise<void>;
}

/** Buttons to start and duplicate an exercise, and to edit or delete it if the viewer may. */
export function ExerciseActions({ exercise, onDelete }: ExerciseActionsProps) {
  const data = useFragment(
    graphql`
      fragment ExerciseActions_exercise on Exercise {
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
        viewerCanDelete
        tags {
          name
        }
      }
    `,
    exercise,
  );
  const { id, viewerCanEdit, viewerCanDelete } = data;
  const navigate = useNavigate();
  const [starting, setStarting] = useState(false);
  const start = async () => {
    setStarting(true);
    try {
      await navigate('/stories/new', { state: exerciseState(data) });
    } finally {
      setStarting(false);
    }
  };
  const duplicate: DuplicateState = {
    duplicateFrom: {
      id,
      title: data.title,
      description: data.description,
      objective: data.objective,
      prompt: data.prompt,
      timeLimitMinutes: data.timeLimitMinutes ?? null,
      difficulty: data.difficulty,
      category: data.category,
      isTemplate: data.isTemplate,
      tags: data.tags.map(({ name }) => name),
    },
  };
  return (
    <chakra.div mt="6" display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="3">
      <Button loading={starting} loadingText="Starting..." onClick={() => void start()}>
        Start Exercise
      </Button>
      <LinkButton to="/exercises/new" state={duplicate} variant="outline">
        Duplicate
      </LinkButton>
      {viewerCanEdit && (
        <LinkButton to={`/exercises/${id}/edit`} variant="outline">
          Edit
        </LinkButton>
      )}
      {viewerCanDelete && (
        <DeleteButton
          size="md"
          question="Are you sure you want to delete this exercise? This action cannot be undone."
          onDelete={onDelete}
        />
      )}
      <LinkButton to="/exercises" variant="ghost" ms={{ base: '0', md: 'auto' }}>
        Back to Exercises
      </LinkButton>
    </chakra.div>
  );
}
