import { chakra } from '@chakra-ui/react';
import { readingTimeMinutes } from '../../../server/markdown/wordCount';
import { useSettings } from '../../settings/SettingsProvider';
import { readingTimeLabel, wordsLabel } from '../../ui/content/labels';

/** Word count and reading time, as far as the settings show them. */
export function WordFacts({ words }: { words: number }) {
  const { show_word_count, show_reading_time } = useSettings().editor;
  if (!show_word_count && !show_reading_time) return null;
  const facts = [
    show_word_count && wordsLabel(words),
    show_reading_time && readingTimeLabel(words > 0 ? readingTimeMinutes(words) : null),
  ];
  return (
    <chakra.p textStyle="facts" color="ink.muted" py="2">
      {facts.filter(Boolean).join(' · ')}
    </chakra.p>
  );
}
