import { chakra } from '@chakra-ui/react';
import type { ReactNode, RefObject } from 'react';
import { ExerciseSheet } from './ExerciseSheet';
import type { ExerciseText } from './exerciseFormValues';

export interface ExercisePreviewProps {
  exercise: ExerciseText;
  creator: ReactNode;
  ref: RefObject<HTMLElement | null>;
}

/** The exercise as its page will show it. */
export function ExercisePreview({ exercise, creator, ref }: ExercisePreviewProps) {
  return (
    <chakra.section ref={ref} tabIndex={-1} aria-label="Preview" outline="none">
      <ExerciseSheet
        exercise={{
          ...exercise,
          title: exercise.title || 'No title yet',
          description: exercise.description.trim() || 'No description yet.',
        }}
        creator={creator}
        titleAs="h2"
      />
    </chakra.section>
  );
}
