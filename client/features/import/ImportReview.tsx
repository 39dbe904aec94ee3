import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/form/Button';
import { CandidateRow } from './CandidateRow';
import type { ImportedText, SkippedFile } from './importedText';
import { ImportBody, ImportFooter } from './importFrame';
import { SkippedFiles } from './SkippedFiles';
import type { Candidate } from './useImport';

export interface ImportReviewProps {
  candidates: readonly Candidate[];
  skipped: readonly SkippedFile[];
  onImport: (texts: readonly ImportedText[], keepPrivate: boolean) => void;
  onStartOver: () => void;
}

const canBeMade = ({ standing }: Candidate) => standing === 'new' || standing === 'yours';

/** A preview of the import. */
export function ImportReview({ candidates, skipped, onImport, onStartOver }: ImportReviewProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(candidates.flatMap(({ text, standing }) => (standing === 'new' ? [text.localId] : []))),
  );
  const says = useMemo(() => candidates.some(({ text }) => text.privacyLevel !== null), [candidates]);
  const [keepPrivate, setKeepPrivate] = useState(!says);
  const possible = useMemo(() => candidates.filter(canBeMade), [candidates]);
  const needsId = useId();
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The pressed control has been removed; move the focus to the heading.
    heading.current?.focus({ preventScroll: true });
  }, []);

  // Rows keep the function of an earlier render.
  const choose = (localId: string, isChosen: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      if (isChosen) next.add(localId);
      else next.delete(localId);
      return next;
    });
  const all = chosen.size === possible.length;
  const count = `${chosen.size.toLocaleString()} ${chosen.size === 1 ? 'story' : 'stories'}`;

  return (
    <>
      <ImportBody>
        <chakra.p ref={heading} tabIndex={-1} role="status">
          {sentence(candidates, skipped)}
        </chakra.p>
        {possible.length > 0 && (
          <chakra.div mt="4" display="flex" flexWrap="wrap" columnGap="6">
            <Check label="Keep everything private" checked={keepPrivate} onChange={setKeepPrivate} />
            {possible.length > 1 && (
              <Check
                label="Choose all"
                checked={all}
                onChange={(every) =>
                  setChosen(new Set(every ? possible.map(({ text }) => text.localId) : []))
                }
              />
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
                onChoose={canBeMade(candidate) ? (is) => choose(candidate.text.localId, is) : null}
              />
            ))}
          </chakra.ul>
        )}
        <SkippedFiles files={skipped} />
      </ImportBody>
      <ImportFooter borderTopWidth="1px" borderColor="rule">
        {possible.length > 0 && chosen.size === 0 && (
          <chakra.p id={needsId} me="auto" textStyle="small" color="ink.muted">
            Choose at least one text to import.
          </chakra.p>
        )}
        <Button variant="outline" onClick={onStartOver}>
          Choose other files
        </Button>
        {possible.length > 0 && (
          <Button
            disabled={chosen.size === 0}
            aria-describedby={chosen.size === 0 ? needsId : undefined}
            onClick={() =>
              onImport(
                candidates.flatMap(({ text }) => (chosen.has(text.localId) ? [text] : [])),
                keepPrivate,
              )
            }
          >
            Import {count}
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
  const found = length === 1 ? '1 text was found.' : `${length.toLocaleString()} texts were found.`;
  return `${found} Nothing has been made yet.`;
}

interface CheckProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Check({ label, checked, onChange }: CheckProps) {
  return (
    <chakra.label display="inline-flex" alignItems="center" gap="3" minH="target" cursor="pointer">
      <chakra.input
        type="checkbox"
        w="5"
        h="5"
        accentColor="accent"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </chakra.label>
  );
}
