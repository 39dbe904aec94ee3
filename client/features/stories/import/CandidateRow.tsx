import { chakra } from '@chakra-ui/react';
import { memo, useId, useMemo } from 'react';
import { countWords } from '../../../../server/markdown/wordCount';
import { Badge } from '../../../ui/content/Badge';
import { wordsLabel } from '../../../ui/content/labels';
import { MetaLine } from '../../../ui/content/MetaLine';
import { PrivacyBadge } from '../../../ui/content/PrivacyBadge';
import { Time } from '../../../ui/content/Time';
import { CheckboxField } from '../../../ui/form/formFields';
import type { Candidate } from './importSteps';

interface CandidateRowProps {
  candidate: Candidate;
  keepPrivate: boolean;
  chosen: boolean;
  keptLines: boolean;
  /** Null if the text can't be imported. */
  onChoose: ((chosen: boolean) => void) | null;
  onKeepLines: (kept: boolean) => void;
}

const standings = {
  new: null,
  there: 'Already imported',
  yours: 'You have this story already: this would be a second one',
  refused: 'Can’t be imported',
} as const;

export const CandidateRow = memo(
  Row,
  // `onChoose` and `onKeepLines` change on each render but do the same.
  (before, after) =>
    before.candidate === after.candidate &&
    before.keepPrivate === after.keepPrivate &&
    before.chosen === after.chosen &&
    before.keptLines === after.keptLines,
);

function Row({ candidate, keepPrivate, chosen, keptLines, onChoose, onKeepLines }: CandidateRowProps) {
  const { text, standing, problem } = candidate;
  const id = useId();
  const words = useMemo(() => countWords(text.content), [text]);
  const privacy = keepPrivate ? 'PRIVATE' : (text.privacyLevel ?? 'PRIVATE');
  const note = [standings[standing], problem, text.remark].filter(Boolean).join('. ');
  return (
    <chakra.li
      display="flex"
      gap="3"
      py="3"
      borderTopWidth="1px"
      borderColor="rule"
      css={{ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 5rem' }}
    >
      <chakra.input
        id={id}
        type="checkbox"
        aria-describedby={`${id}-facts`}
        mt="0.5"
        w="5"
        h="5"
        flexShrink="0"
        accentColor="accent"
        checked={chosen}
        disabled={!onChoose}
        onChange={(event) => onChoose?.(event.target.checked)}
      />
      <chakra.div minW="0" flex="1">
        <chakra.label
          htmlFor={id}
          id={`${id}-title`}
          dir="auto"
          display="block"
          fontFamily="reading"
          fontSize="lg"
          overflowWrap="anywhere"
          color={onChoose ? undefined : 'ink.muted'}
          cursor={onChoose ? 'pointer' : undefined}
        >
          {text.title}
        </chakra.label>
        <div id={`${id}-facts`}>
          <MetaLine mt="1">
            <span>{wordsLabel(words)}</span>
            {text.createdAt && <Time value={text.createdAt.toISOString()} format="date" what="Created" />}
            <PrivacyBadge level={privacy} />
            {text.tags.map((tag) => (
              <Badge key={tag} dir="auto">
                {tag}
              </Badge>
            ))}
          </MetaLine>
          {note && (
            <chakra.p mt="1" textStyle="small" color={standing === 'refused' ? 'danger' : 'ink.muted'}>
              {note}
            </chakra.p>
          )}
        </div>
        {onChoose && text.isVerse !== null && (
          <CheckboxField checked={keptLines} onChecked={onKeepLines} describedBy={`${id}-title`}>
            Keep lines and indents
          </CheckboxField>
        )}
      </chakra.div>
    </chakra.li>
  );
}
