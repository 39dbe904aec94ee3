import { chakra } from '@chakra-ui/react';
import type { ExerciseState } from '../../documents/model/newStoryLink';
import { durationLabel } from '../../ui/content/timeLabels';

/** Shows the exercise while a story is written from it. */
export function ExercisePrompt({ exercise }: { exercise: ExerciseState }) {
  const { exerciseTitle, exercisePrompt, exerciseDescription, exerciseTimeLimit } = exercise;
  return (
    <chakra.aside
      aria-label="Exercise"
      mb="6"
      ps="4"
      py="1"
      borderInlineStartWidth="2px"
      borderColor="accent"
      overflowWrap="anywhere"
    >
      <chakra.p textStyle="small" color="ink.muted">
        Exercise
        {exerciseTimeLimit !== null && ` · ${durationLabel(exerciseTimeLimit)}`}
      </chakra.p>
      <chakra.h2 dir="auto" textStyle="subheading">
        {exerciseTitle}
      </chakra.h2>
      {exercisePrompt && (
        <chakra.p dir="auto" mt="1" fontFamily="reading" lineHeight="prose" whiteSpace="pre-wrap">
          {exercisePrompt}
        </chakra.p>
      )}
      {exerciseDescription && (
        <chakra.details mt="1">
          <chakra.summary
            w="fit"
            py="1"
            cursor="pointer"
            textStyle="small"
            color="ink.muted"
            borderRadius="md"
            _hover={{ color: 'ink' }}
          >
            About this exercise
          </chakra.summary>
          <chakra.p dir="auto" mt="1" mb="2" textStyle="small" whiteSpace="pre-wrap">
            {exerciseDescription}
          </chakra.p>
        </chakra.details>
      )}
    </chakra.aside>
  );
}
