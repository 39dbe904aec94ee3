import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { readingTimeMinutes } from '../../../server/markdown/wordCount';
import { useSettings } from '../../settings/useSettings';
import { formatNumber } from '../../ui/content/formats';
import { readingTimeLabel, wordsLabel } from '../../ui/content/labels';
import type { Goal } from '../tools/goals';
import { secondsToday, useGoal } from '../tools/useGoal';
import type { Writing } from './useWriting';

/** The text's goal, and its word count and reading time as far as the settings show them; instead the words of a selection. */
export function WordFacts({ writing }: { writing: Writing }) {
  const { words } = writing.text;
  const { show_word_count, show_reading_time } = useSettings().editor;
  const selected = useSelectedWords(writing);
  const [goal] = useGoal(writing);
  const facts = [
    // A goal in words shows the count as well.
    show_word_count && goal?.unit !== 'words' && wordsLabel(words),
    show_reading_time && readingTimeLabel(words > 0 ? readingTimeMinutes(words) : null),
  ];
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="baseline"
      columnGap="3"
      py="2"
      textStyle="facts"
      color="ink.muted"
    >
      {goal && <GoalFacts goal={goal} words={words} />}
      <p>
        <span role="status">
          {selected > 0 && `${formatNumber(selected)} of ${wordsLabel(words)} selected`}
        </span>
        {selected === 0 && facts.filter(Boolean).join(' · ')}
      </p>
    </chakra.div>
  );
}

function GoalFacts({ goal, words }: { goal: Goal; words: number }) {
  const done = goal.unit === 'words' ? words : Math.floor(secondsToday(goal) / 60);
  const { amount } = goal;
  const part = Math.min(1, done / amount);
  return (
    <chakra.span display="inline-grid" gap="1" color={part === 1 ? 'success' : undefined}>
      <span>
        {`${formatNumber(done)} of ${formatNumber(amount)} ${goal.unit === 'words' ? 'words' : 'min today'}`}
      </span>
      <chakra.span aria-hidden h="2px" bg="rule">
        <chakra.span display="block" h="full" bg="currentColor" style={{ width: `${part * 100}%` }} />
      </chakra.span>
    </chakra.span>
  );
}

/** In milliseconds. The selection is counted once it rests. */
const restMs = 250;

function useSelectedWords({ refs: { editor } }: Writing): number {
  const [words, setWords] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onSelection = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setWords(editor.current?.selectedWords() ?? 0), restMs);
    };
    document.addEventListener('selectionchange', onSelection);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', onSelection);
    };
  }, [editor]);
  return words;
}
