import { chakra } from '@chakra-ui/react';
import { type ReactNode, useMemo } from 'react';
import { formatNumber } from '../../ui/content/formats';
import type { Row } from '../model/compareTexts';
import { kinds } from '../model/kinds';
import type { DocumentKind, StoryText } from '../model/model';
import { foldSegment, segmentsOf } from '../model/segments';
import { useComparison } from './useComparison';

export interface ConflictColumnProps {
  heading: ReactNode;
  text: StoryText;
  /** The common base, to mark changes against; null shows the text without marks. */
  base: StoryText | null;
  label: string;
  kind: DocumentKind;
}

/**
 * One side of a conflict; changes are marked by more than colour. It spans three rows of its parent grid; the text scrolls if its
 * row is limited.
 */
export function ConflictColumn({ heading, text, base, label, kind }: ConflictColumnProps) {
  // Until a long text is compared, it is shown without marks.
  const { comparison } = useComparison(base?.content ?? '', base ? text.content : '');
  const passages = useMemo(
    () => (base && comparison ? foldUnchanged(comparison.rows) : null),
    [base, comparison],
  );
  const isRetitled = base !== null && base.title !== text.title;
  const { untitled, titleOf } = kinds[kind];
  const title = text.title || untitled;
  // A title that the text begins with isn't shown twice.
  const isTitleInText = text.title !== '' && titleOf?.(text.content) === text.title;
  return (
    <chakra.section
      minW="0"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      // Aligns the parts of neighbouring columns.
      gridTemplateRows="subgrid"
      gridRow="span 3"
    >
      <chakra.h3 textStyle="label" color="ink.muted">
        {heading}
      </chakra.h3>
      {!isTitleInText && (
        <chakra.p dir="auto" mt="2" textStyle="subheading" overflowWrap="anywhere">
          {isRetitled ? <Inserted>{title}</Inserted> : title}
        </chakra.p>
      )}
      <chakra.div
        dir="auto"
        tabIndex={0}
        role="group"
        aria-label={label}
        gridRow="3"
        mt="2"
        p="4"
        maxH={{ base: 'var(--text-max, {sizes.56})', md: '96' }}
        overflowY="auto"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        fontFamily="reading"
        lineHeight="prose"
        bg="paper.sunken"
        borderRadius="md"
      >
        {passages ? passages.map(renderPassage) : text.content}
      </chakra.div>
    </chakra.section>
  );
}

type Passage = { row: Row } | { unchanged: number };

const folding = { contextRows: 2, minHiddenRows: 3 };

/** Replaces long unchanged passages by their length. */
const foldUnchanged = (rows: readonly Row[]): Passage[] =>
  segmentsOf(rows).flatMap((segment, place, all) => {
    const folded = segment.changed
      ? null
      : foldSegment(segment, place === 0, place === all.length - 1, folding);
    if (!folded) return segment.rows.map((row) => ({ row }));
    const { before, hidden, after } = folded;
    return [...before.map((row) => ({ row })), { unchanged: hidden }, ...after.map((row) => ({ row }))];
  });

function renderPassage(passage: Passage, index: number) {
  if ('unchanged' in passage)
    return (
      <chakra.p key={index} my="2" textStyle="small" color="ink.muted">
        {`· · · ${formatNumber(passage.unchanged)} lines without a change · · ·`}
      </chakra.p>
    );
  return passage.row.parts.map(({ kind, text }, part) => {
    const key = `${index}.${part}`;
    if (kind === 'added') return <Inserted key={key}>{text}</Inserted>;
    if (kind === 'removed') return <Deleted key={key}>{text}</Deleted>;
    return <span key={key}>{text}</span>;
  });
}

const Inserted = chakra('ins', {
  base: { textDecorationThickness: '2px', textUnderlineOffset: '0.2em', bg: 'accent.wash', color: 'accent' },
});

const Deleted = chakra('del', { base: { bg: 'danger.wash', color: 'danger' } });
