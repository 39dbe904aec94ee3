import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { ExerciseState } from '../../../documents/model/exerciseState';
import { ChevronDownIcon } from '../../../ui/content/icons';
import { durationLabel } from '../../../ui/content/timeLabels';
import { Button } from '../../../ui/form/Button';

/** Shown while a story is written from an exercise: its title and prompt on one line, which expands. */
export function ExercisePrompt({ exercise }: { exercise: ExerciseState }) {
  const { exerciseTitle, exercisePrompt, exerciseDescription, exerciseTimeLimit } = exercise;
  const [open, setOpen] = useState(false);
  const prompt = exercisePrompt && (
    <chakra.p
      dir="auto"
      fontFamily="reading"
      {...(open
        ? { lineHeight: 'prose', whiteSpace: 'pre-wrap' }
        : { flex: '1', minW: { base: '20%', md: '0' }, truncate: true })}
    >
      {exercisePrompt}
    </chakra.p>
  );
  return (
    <chakra.aside
      aria-label="Exercise"
      flex={open ? '1 0 100%' : { base: '1 0 100%', md: '1 1 18rem' }}
      minW="0"
      ps="3"
      borderInlineStartWidth="2px"
      borderColor="accent"
      overflowWrap="anywhere"
    >
      <chakra.div display="flex" alignItems="center" columnGap="3" textStyle="small">
        <chakra.p color="ink.muted" whiteSpace="nowrap">
          Exercise
          {exerciseTimeLimit !== null && (
            <chakra.span hideBelow="md">{` · ${durationLabel(exerciseTimeLimit)}`}</chakra.span>
          )}
        </chakra.p>
        <chakra.h2
          dir="auto"
          fontFamily="reading"
          fontWeight="semibold"
          minW="0"
          {...(open
            ? { flex: '1' }
            : { truncate: true, flexShrink: { base: '1', md: '0' }, maxW: { md: '60%' } })}
        >
          {exerciseTitle}
        </chakra.h2>
        {!open && prompt}
        {(exercisePrompt || exerciseDescription) && (
          <Button
            variant="ghost"
            size="sm"
            px="2"
            ms="auto"
            aria-label="Prompt"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            css={{ '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' } }}
          >
            <ChevronDownIcon />
          </Button>
        )}
      </chakra.div>
      {open && (
        <chakra.div pb="2" maxW="measure" display="grid" gap="2">
          {prompt}
          {exerciseDescription && (
            <chakra.p dir="auto" textStyle="small" color="ink.muted" whiteSpace="pre-wrap">
              {exerciseDescription}
            </chakra.p>
          )}
        </chakra.div>
      )}
    </chakra.aside>
  );
}
