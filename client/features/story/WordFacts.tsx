import { chakra } from '@chakra-ui/react';
import { useDeferredValue } from 'react';
import { countWords, readingTimeMinutes } from '../../../server/markdown/wordCount';
import { useSettings } from '../../settings/SettingsProvider';
import { readingTimeLabel, wordsLabel } from './labels';

/** How long the text is, as far as its writer wants to know. */
export function WordFacts({ text }: { text: string }) {
  const { show_word_count, show_reading_time } = useSettings().editor;
  if (!show_word_count && !show_reading_time) return null;
  return <Facts text={text} words={show_word_count} time={show_reading_time} />;
}

function Facts({ text, words, time }: { text: string; words: boolean; time: boolean }) {
  // Counting a long story may wait until the key has been painted.
  const count = countWords(useDeferredValue(text));
  const facts = [
    words && wordsLabel(count),
    time && readingTimeLabel(count > 0 ? readingTimeMinutes(count) : null),
  ];
  return (
    <chakra.p textStyle="facts" color="ink.muted" py="2">
      {facts.filter(Boolean).join(' · ')}
    </chakra.p>
  );
}
