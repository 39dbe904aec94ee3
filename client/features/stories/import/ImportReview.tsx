import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { keepLines } from '../../../editor/verse';
import type { ImportedText, SkippedFile } from '../../../textFiles/importedText';
import { formatNumber } from '../../../ui/content/formats';
import { storiesLabel } from '../../../ui/content/labels';
import { Button } from '../../../ui/form/Button';
import { CheckboxField } from '../../../ui/form/formFields';
import { CandidateRow } from './CandidateRow';
import { ImportBody, ImportFooter } from './importFrame';
import type { Candidate } from './importSteps';

interface ImportReviewProps {
  candidates: readonly Candidate[];
  skipped: readonly SkippedFile[];
  onImport: (texts: readonly ImportedText[], keepPrivate: boolean) => void;
  onStartOver: () => void;
}

type Ids = ReadonlySet<string>;

const idsOf = (candidates: readonly Candidate[], is: (candidate: Candidate) => boolean): Ids =>
  new Set(candidates.filter(is).map(({ text }) => text.localId));

const changed = (ids: Ids, id: string, isIn: boolean): Ids => {
  const next = new Set(ids);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
};

const canBeMade = ({ standing }: Candidate) => standing === 'new' || standing === 'yours';

/** Which texts to import: at first those that are new. */
function useChosen(candidates: readonly Candidate[]) {
  const [chosen, setChosen] = useState(() => idsOf(candidates, ({ standing }) => standing === 'new'));
  const possible = useMemo(() => candidates.filter(canBeMade), [candidates]);
  return {
    chosen,
    possible,
    // Rows keep the function of an earlier render.
    choose: (localId: string, isChosen: boolean) => setChosen((before) => changed(before, localId, isChosen)),
    chooseAll: (every: boolean) => setChosen(new Set(every ? possible.map(({ text }) => text.localId) : [])),
  };
}

/** A preview of the import. */
export function ImportReview({ candidates, skipped, onImport, onStartOver }: ImportReviewProps) {
  const { chosen, possible, choose, chooseAll } = useChosen(candidates);
  const says = useMemo(() => candidates.some(({ text }) => text.privacyLevel !== null), [candidates]);
  const [kept, setKept] = useState(() => idsOf(candidates, ({ text }) => text.isVerse === true));
  const [keepPrivate, setKeepPrivate] = useState(!says);
  const needsId = useId();
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The pressed control has been removed; move the focus to the heading.
    heading.current?.focus({ preventScroll: true });
  }, []);
  const none = chosen.size === 0;
  const importChosen = () => {
    const texts = candidates.flatMap(({ text }) => (chosen.has(text.localId) ? [text] : []));
    const asChosen = (text: ImportedText) =>
      kept.has(text.localId) ? { ...text, content: keepLines(text.lines ?? text.content) } : text;
    onImport(texts.map(asChosen), keepPrivate);
  };
  return (
    <>
      <ImportBody>
        <chakra.p ref={heading} tabIndex={-1} role="status">
          {sentence(candidates, skipped)}
        </chakra.p>
        {possible.length > 0 && (
          <chakra.div mt="4" display="flex" flexWrap="wrap" columnGap="6">
            <CheckboxField checked={keepPrivate} onChecked={setKeepPrivate}>
              Keep everything private
            </CheckboxField>
            {possible.length > 1 && (
              <CheckboxField checked={chosen.size === possible.length} onChecked={chooseAll}>
                Choose all
              </CheckboxField>
            )}
          </chakra.div>
        )}
        {candidates.length > 0 && (
          <chakra.ul mt="2" listStyle="none" aria-label="Texts found">
            {candidates.map((candidate) => (
              <CandidateRow
                key={candidate.text.localId}
                candidate={candidate}
                keepPrivate={keepPrivate}
                chosen={chosen.has(candidate.text.localId)}
                keptLines={kept.has(candidate.text.localId)}
                onKeepLines={(is) => setKept((before) => changed(before, candidate.text.localId, is))}
                onChoose={canBeMade(candidate) ? (is) => choose(candidate.text.localId, is) : null}
              />
            ))}
          </chakra.ul>
        )}
        <SkippedFiles files={skipped} />
      </ImportBody>
      <ImportFooter borderTopWidth="1px" borderColor="rule">
        {possible.length > 0 && none && (
          <chakra.p id={needsId} me="auto" textStyle="small" color="ink.muted">
            Choose at least one text to import.
          </chakra.p>
        )}
        <Button variant="outline" onClick={onStartOver}>
          Choose other files
        </Button>
        {possible.length > 0 && (
          <Button disabled={none} aria-describedby={none ? needsId : undefined} onClick={importChosen}>
            Import {storiesLabel(chosen.size)}
          </Button>
        )}
      </ImportFooter>
    </>
  );
}

function sentence(candidates: readonly Candidate[], skipped: readonly SkippedFile[]): string {
  const { length } = candidates;
  if (length === 0)
    return skipped.length > 0
      ? 'None of these files can become a story.'
      : 'There is no file in it that could become a story.';
  const found = length === 1 ? '1 text was found.' : `${formatNumber(length)} texts were found.`;
  return `${found} Nothing has been made yet.`;
}

/** Files that can't be imported. */
function SkippedFiles({ files }: { files: readonly SkippedFile[] }) {
  if (files.length === 0) return null;
  return (
    <chakra.details mt="4" pt="3" borderTopWidth="1px" borderColor="rule" open={files.length <= 5}>
      <chakra.summary py="1" cursor="pointer" borderRadius="md" color="ink.muted">
        {files.length === 1 ? '1 file is skipped' : `${formatNumber(files.length)} files are skipped`}
      </chakra.summary>
      <chakra.ul listStyle="none" textStyle="small" mt="1">
        {files.map(({ source, reason }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may be called the same
          <chakra.li key={place} py="1" overflowWrap="anywhere">
            <bdi>{source}</bdi> <chakra.span color="ink.muted">{reason}</chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.details>
  );
}
