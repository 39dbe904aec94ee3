import { chakra, Tabs } from '@chakra-ui/react';
import { useDeferredValue, useId, useState } from 'react';
import { countWords, readingTimeMinutes } from '../../../server/markdown/wordCount';
import { Textarea } from '../../ui/Field';
import { readingTimeLabel, wordsLabel } from './labels';
import { StoryText } from './StoryText';

export interface EditorTextProps {
  value: string;
  rows: number;
  readOnly: boolean;
  error?: string;
  onChange: (value: string) => void;
}

type Mode = 'edit' | 'preview';

/** The text in Markdown, and how it will read. */
export function EditorText({ value, rows, readOnly, error, onChange }: EditorTextProps) {
  const [mode, setMode] = useState<Mode>('edit');
  const errorId = useId();
  return (
    <Tabs.Root
      value={mode}
      onValueChange={(change) => setMode(change.value === 'preview' ? 'preview' : 'edit')}
    >
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="6"
        borderBottomWidth="1px"
        borderColor="rule"
      >
        <Tabs.List aria-label="Editor mode" borderBottomWidth="0" flex="1">
          <Tabs.Trigger value="edit">Edit</Tabs.Trigger>
          <Tabs.Trigger value="preview">Preview</Tabs.Trigger>
        </Tabs.List>
        <WordFacts text={value} />
      </chakra.div>
      {/* Hidden and not taken away, so that the caret and what can be undone survive a look at the preview. */}
      <Tabs.Content value="edit" pt="4">
        <Textarea
          aria-label="Content"
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          rows={rows}
          value={value}
          readOnly={readOnly}
          placeholder="Write in Markdown…"
          spellCheck
          onChange={(event) => onChange(event.target.value)}
        />
      </Tabs.Content>
      <Tabs.Content value="preview" pt="6" minH="64">
        {mode === 'preview' &&
          (value.trim() ? (
            <StoryText text={value} mx="auto" />
          ) : (
            <chakra.p color="ink.muted">Nothing to preview yet.</chakra.p>
          ))}
      </Tabs.Content>
      {error && (
        <chakra.p id={errorId} mt="1.5" textStyle="small" color="danger">
          {error}
        </chakra.p>
      )}
    </Tabs.Root>
  );
}

function WordFacts({ text }: { text: string }) {
  // Counting a long story may wait until the key has been painted.
  const words = countWords(useDeferredValue(text));
  return (
    <chakra.p textStyle="facts" color="ink.muted" py="2">
      {wordsLabel(words)} · {readingTimeLabel(words > 0 ? readingTimeMinutes(words) : null)}
    </chakra.p>
  );
}
