import { chakra } from '@chakra-ui/react';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { keepLines } from '../../../editor/verse';
import type { ImportedText, SkippedFile } from '../../../textFiles/importedText';
import { formatNumber } from '../../../ui/content/formats';
import { storiesLabel } from '../../../ui/content/labels';
import { Button } from '../../../ui/form/Button';
import { CheckboxField } from '../../../ui/form/formFields';
import { CandidateRow, isImportable } from './CandidateRow';
import { ImportBody, ImportFooter } from './importFrame';
import type { Candidate } from './importSteps';

interface ImportReviewProps {
  candidates: readonly Candidate[];
  skipped: readonly SkippedFile[];
  onImport: (texts: readonly ImportedText[], keepPrivate: boolean) => void;
  onStartOver: () => void;
}

type Ids = ReadonlySet<string>;

const idsWhere = (candidates: readonly Candidate[], isIn: (candidate: Candidate) => boolean): Ids =>
  new Set(candidates.filter(isIn).map(({ text }) => text.localId));

const hasNoPrivacy = ({ text }: Candidate) => text.privacyLevel === undefined;

/** A set of ids, and a function that adds an id to it or removes it. */
function useIds(initial: () => Ids) {
  const [ids, setIds] = useState(initial);
  const toggle = useCallback((id: string, isIn: boolean) => {
    setIds((before) => {
      const next = new Set(before);
      if (isIn) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  return [ids, toggle, setIds] as const;
}

export function ImportReview({ candidates, skipped, onImport, onStartOver }: ImportReviewProps) {
  const [chosen, choose, setChosen] = useIds(() => idsWhere(candidates, ({ status }) => status === 'new'));
  const [verses, keepVerse] = useIds(() => idsWhere(candidates, ({ text }) => text.isVerse === true));
  const importable = useMemo(() => candidates.filter(isImportable), [candidates]);
  const [keepPrivate, setKeepPrivate] = useState(() => candidates.every(hasNoPrivacy));
  const hintId = useId();
  const heading = useRef<HTMLParagraphElement>(null);
  // The control that had the focus has been removed.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isEmpty = chosen.size === 0;
  const importChosen = () => {
    const texts = candidates.flatMap(({ text }) => (chosen.has(text.localId) ? [text] : []));
    const withLines = (text: ImportedText) =>
      verses.has(text.localId) ? { ...text, content: keepLines(text.lines ?? text.content) } : text;
    onImport(texts.map(withLines), keepPrivate);
  };
  return (
    <>
      <ImportBody>
        <chakra.p ref={heading} tabIndex={-1} role="status">
          {foundText(candidates, skipped)}
        </chakra.p>
        {importable.length > 0 && (
          <chakra.div mt="4" display="flex" flexWrap="wrap" columnGap="6">
            <CheckboxField checked={keepPrivate} onChecked={setKeepPrivate}>
              Keep everything private
            </CheckboxField>
            {importable.length > 1 && (
              <CheckboxField
                checked={chosen.size === importable.length}
                onChecked={(all) => setChosen(idsWhere(all ? importable : [], () => true))}
              >
                Choose all
              </CheckboxField>
            )}
          </chakra.div>
        )}
        {candidates.length > 0 && (
          <chakra.ul mt="2" listStyle="none" aria-label="Texts found">
            {candidates.map((candidate) => {
              const { localId } = candidate.text;
              return (
                <CandidateRow
                  key={localId}
                  candidate={candidate}
                  keepPrivate={keepPrivate}
                  isChosen={chosen.has(localId)}
                  keepsLines={verses.has(localId)}
                  onChoose={choose}
                  onKeepLines={keepVerse}
                />
              );
            })}
          </chakra.ul>
        )}
        <SkippedFiles files={skipped} />
      </ImportBody>
      <ImportFooter borderTopWidth="1px" borderColor="rule">
        {importable.length > 0 && isEmpty && (
          <chakra.p id={hintId} me="auto" textStyle="small" color="ink.muted">
            Choose at least one text to import.
          </chakra.p>
        )}
        <Button variant="outline" onClick={onStartOver}>
          Choose other files
        </Button>
        {importable.length > 0 && (
          <Button disabled={isEmpty} aria-describedby={isEmpty ? hintId : undefined} onClick={importChosen}>
            Import {storiesLabel(chosen.size)}
          </Button>
        )}
      </ImportFooter>
    </>
  );
}

function foundText(candidates: readonly Candidate[], skipped: readonly SkippedFile[]): string {
  const { length } = candidates;
  if (length === 0)
    return skipped.length > 0
      ? 'None of these files can become a story.'
      : 'There is no file in it that could become a story.';
  const found = length === 1 ? '1 text was found.' : `${formatNumber(length)} texts were found.`;
  return `${found} Nothing has been made yet.`;
}

function SkippedFiles({ files }: { files: readonly SkippedFile[] }) {
  if (files.length === 0) return null;
  return (
    <chakra.details mt="4" pt="3" borderTopWidth="1px" borderColor="rule" open={files.length <= 5}>
      <chakra.summary py="1" cursor="pointer" borderRadius="md" color="ink.muted">
        {files.length === 1 ? '1 file is skipped' : `${formatNumber(files.length)} files are skipped`}
      </chakra.summary>
      <chakra.ul listStyle="none" textStyle="small" mt="1">
        {files.map(({ source, reason }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
          <chakra.li key={place} py="1" overflowWrap="anywhere">
            <bdi>{source}</bdi> <chakra.span color="ink.muted">{reason}</chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.details>
  );
}
