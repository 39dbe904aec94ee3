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
  isChosen: boolean;
  /** Whether the text is imported with its lines and indents, as verse. */
  keepsLines: boolean;
  onChoose: (localId: string, isChosen: boolean) => void;
  onKeepLines: (localId: string, keepsLines: boolean) => void;
}

const statusTexts = {
  new: null,
  alreadyImported: 'Already imported',
  ownExport: 'You have this story already: this would be a second one',
  refused: 'Can’t be imported',
} as const;

export const isImportable = ({ status }: Candidate) => status === 'new' || status === 'ownExport';

/** A text that can be imported, or why it can't. Memoized, because an import may have hundreds of rows. */
export const CandidateRow = memo(function CandidateRow(props: CandidateRowProps) {
  const { candidate, keepPrivate, isChosen, keepsLines, onChoose, onKeepLines } = props;
  const { text, status, problem } = candidate;
  const { localId } = text;
  const canImport = isImportable(candidate);
  const id = useId();
  const words = useMemo(() => countWords(text.content), [text]);
  const privacy = keepPrivate ? 'PRIVATE' : (text.privacyLevel ?? 'PRIVATE');
  const note = [statusTexts[status], problem, text.remark].filter(Boolean).join('. ');
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
        checked={isChosen}
        disabled={!canImport}
        onChange={(event) => onChoose(localId, event.target.checked)}
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
          color={canImport ? undefined : 'ink.muted'}
          cursor={canImport ? 'pointer' : undefined}
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
            <chakra.p mt="1" textStyle="small" color={status === 'refused' ? 'danger' : 'ink.muted'}>
              {note}
            </chakra.p>
          )}
        </div>
        {canImport && text.isVerse !== null && (
          <CheckboxField
            checked={keepsLines}
            onChecked={(keeps) => onKeepLines(localId, keeps)}
            describedBy={`${id}-title`}
          >
            Keep lines and indents
          </CheckboxField>
        )}
      </chakra.div>
    </chakra.li>
  );
});
