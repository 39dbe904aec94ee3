import { chakra } from '@chakra-ui/react';
import { memo, useId, useMemo } from 'react';
import { countWords } from '../../../server/markdown/wordCount';
import { wordsLabel } from '../../ui/content/labels';
import { MetaLine } from '../../ui/content/MetaLine';
import { Badge, PrivacyBadge } from '../../ui/content/PrivacyBadge';
import { Time } from '../../ui/content/Time';
import type { Candidate } from './importSteps';

interface CandidateRowProps {
  candidate: Candidate;
  keepPrivate: boolean;
  chosen: boolean;
  /** Null if it can't be imported. */
  onChoose: ((chosen: boolean) => void) | null;
}

const standings = {
  new: null,
  there: 'Already imported',
  yours: 'You have this story already: this would be a second one',
  refused: 'Can’t be imported',
} as const;

export const CandidateRow = memo(
  Row,
  // `onChoose` changes on each render but does the same.
  (before, after) =>
    before.candidate === after.candidate &&
    before.keepPrivate === after.keepPrivate &&
    before.chosen === after.chosen,
);

function Row({ candidate, keepPrivate, chosen, onChoose }: CandidateRowProps) {
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
      </chakra.div>
    </chakra.li>
  );
}
