import { chakra } from '@chakra-ui/react';
import { Badge } from '../../../ui/content/Badge';
import { difficultyLabel } from './exerciseLabels';

export function ExerciseBadges({ difficulty, isTemplate }: { difficulty: string; isTemplate: boolean }) {
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" gap="2">
      <Badge>{difficultyLabel(difficulty)}</Badge>
      {isTemplate && <Badge tone="accent">Template</Badge>}
    </chakra.span>
  );
}
