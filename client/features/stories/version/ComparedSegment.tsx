import { memo, type ReactNode, useState } from 'react';
import type { Part, Row } from '../../../documents/model/compareTexts';
import type { PartKind } from '../../../documents/model/diffRuns';
import { foldSegment, type Segment } from '../../../documents/model/segments';
import { formatNumber } from '../../../ui/content/formats';
import { Button } from '../../../ui/form/Button';

interface ComparedSegmentProps {
  segment: Segment;
  isSideBySide: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Index among the changes; null for unchanged text. */
  changeIndex: number | null;
  isCurrent: boolean;
}

/** Unchanged lines are grouped by this number into elements that the browser lays out on demand. */
const linesPerGroup = 60;

/** Whether only white space was changed, which would be invisible. */
const isBlank = ({ rows }: Segment) =>
  rows.every(({ parts }) => parts.every(({ kind, text }) => kind === 'same' || text.trim() === ''));

/** A change, or the unchanged lines between two changes, of which only those near a change are shown at first. */
export const ComparedSegment = memo(function ComparedSegment({
  segment,
  isSideBySide,
  isFirst,
  isLast,
  changeIndex,
  isCurrent,
}: ComparedSegmentProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const showsLineBreaks = changeIndex !== null && isBlank(segment);
  if (changeIndex !== null)
    return (
      <div className="change" data-change={changeIndex} data-current={isCurrent || undefined} tabIndex={-1}>
        {isSideBySide ? (
          <div className="pair">
            <Lines rows={segment.rows} omit="added" showsLineBreaks={showsLineBreaks} />
            <Lines rows={segment.rows} omit="removed" showsLineBreaks={showsLineBreaks} />
          </div>
        ) : (
          <Lines rows={segment.rows} showsLineBreaks={showsLineBreaks} />
        )}
      </div>
    );
  const folded = isUnfolded ? null : foldSegment(segment, isFirst, isLast);
  if (!folded) return <Unchanged rows={segment.rows} isSideBySide={isSideBySide} />;
  return (
    <>
      <Unchanged rows={folded.before} isSideBySide={isSideBySide} />
      <div className="fold">
        <Button variant="ghost" size="sm" onClick={() => setIsUnfolded(true)}>
          Show {formatNumber(folded.hidden)} unchanged lines
        </Button>
      </div>
      <Unchanged rows={folded.after} isSideBySide={isSideBySide} />
    </>
  );
});

function Unchanged({ rows, isSideBySide }: { rows: readonly Row[]; isSideBySide: boolean }) {
  const groups: ReactNode[] = [];
  for (let start = 0; start < rows.length; start += linesPerGroup) {
    const group = rows.slice(start, start + linesPerGroup);
    groups.push(
      isSideBySide ? (
        <div key={start} className="pair">
          <Lines rows={group} isUnchanged />
          <Lines rows={group} isUnchanged />
        </div>
      ) : (
        <Lines key={start} rows={group} isUnchanged />
      ),
    );
  }
  return groups;
}

interface LinesProps {
  rows: readonly Row[];
  isUnchanged?: boolean;
  /** The kind of parts to leave out, which belong to the other side. */
  omit?: PartKind;
  /** Marks added or removed line breaks by a sign. */
  showsLineBreaks?: boolean;
}

function Lines({ rows, isUnchanged = false, omit, showsLineBreaks = false }: LinesProps) {
  return (
    <div className={isUnchanged ? 'rows same' : 'rows'}>
      {rows.map((row, place) => {
        const parts = row.parts.filter(({ kind }) => kind !== omit);
        if (parts.length === 0) return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and never change their order
          <div key={place} className="line" dir="auto">
            {parts.map((part, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line neither
              <MarkedPart key={n} part={part} showsLineBreaks={showsLineBreaks} />
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** A part of a line, marked if it was added or removed. */
function MarkedPart({ part: { kind, text }, showsLineBreaks }: { part: Part; showsLineBreaks: boolean }) {
  if (kind === 'same') return text;
  const shown = showsLineBreaks ? text.replace(/\n/g, '¶\n') : text;
  return kind === 'added' ? <ins>{shown}</ins> : <del>{shown}</del>;
}
