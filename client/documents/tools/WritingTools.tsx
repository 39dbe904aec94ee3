import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import type { Writing } from '../screens/useWriting';
import type { Goal } from './goals';
import { ToolsMenu } from './ToolsMenu';
import { secondsToday, useGoal } from './useGoal';

/** In milliseconds. The selection is counted once it rests. */
const restMs = 250;

/** Facts of the text that its writer asked for, and the menu of tools. */
export function WritingTools({ writing }: { writing: Writing }) {
  const selected = useSelectedWords(writing);
  const [goal] = useGoal(writing);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
      {selected > 0 && (
        <chakra.span textStyle="facts" color="ink.muted" role="status">
          {`${selected.toLocaleString()} selected`}
        </chakra.span>
      )}
      {goal && <GoalFacts goal={goal} words={writing.text.words} />}
      <ToolsMenu writing={writing} />
    </chakra.div>
  );
}

function GoalFacts({ goal, words }: { goal: Goal; words: number }) {
  const done = goal.unit === 'words' ? words : Math.floor(secondsToday(goal) / 60);
  const { amount } = goal;
  const part = Math.min(1, done / amount);
  return (
    <chakra.span display="inline-grid" gap="1" textStyle="facts" color={part === 1 ? 'success' : 'ink.muted'}>
      <span>
        {`${done.toLocaleString()} of ${amount.toLocaleString()} ${goal.unit === 'words' ? 'words' : 'min today'}`}
      </span>
      <chakra.span aria-hidden h="2px" bg="rule">
        <chakra.span display="block" h="full" bg="currentColor" style={{ width: `${part * 100}%` }} />
      </chakra.span>
    </chakra.span>
  );
}

function useSelectedWords({ places: { editor } }: Writing): number {
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
