import { memo, type ReactNode, useState } from 'react';
import type { Part, PartKind, Row } from '../../../documents/model/compareTexts';
import { fold, type Segment } from '../../../documents/model/segments';
import { formatNumber } from '../../../ui/content/formats';
import { Button } from '../../../ui/form/Button';

interface ComparedSegmentProps {
  segment: Segment;
  sides: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Index of the change; null for unchanged text. */
  change: number | null;
  isCurrent: boolean;
}

/** Lines per element that the browser lays out on demand. */
const linesTogether = 60;

/** A change of white space only, which shows nothing. */
const isBlank = ({ rows }: Segment) =>
  rows.every(({ parts }) => parts.every(({ kind, text }) => kind === 'same' || text.trim() === ''));

export const ComparedSegment = memo(function ComparedSegment({
  segment,
  sides,
  isFirst,
  isLast,
  change,
  isCurrent,
}: ComparedSegmentProps) {
  const [unfolded, setUnfolded] = useState(false);
  const withSigns = change !== null && isBlank(segment);
  if (change !== null)
    return (
      <div className="change" data-change={change} data-current={isCurrent || undefined} tabIndex={-1}>
        {sides ? (
          <div className="pair">
            <Lines rows={segment.rows} without="added" withSigns={withSigns} />
            <Lines rows={segment.rows} without="removed" withSigns={withSigns} />
          </div>
        ) : (
          <Lines rows={segment.rows} withSigns={withSigns} />
        )}
      </div>
    );
  const folded = unfolded ? null : fold(segment, isFirst, isLast);
  if (!folded) return <Unchanged rows={segment.rows} sides={sides} />;
  return (
    <>
      <Unchanged rows={folded.before} sides={sides} />
      <div className="fold">
        <Button variant="ghost" size="sm" onClick={() => setUnfolded(true)}>
          Show {formatNumber(folded.hidden)} unchanged lines
        </Button>
      </div>
      <Unchanged rows={folded.after} sides={sides} />
    </>
  );
});

function Unchanged({ rows, sides }: { rows: readonly Row[]; sides: boolean }) {
  const groups: ReactNode[] = [];
  for (let start = 0; start < rows.length; start += linesTogether) {
    const group = rows.slice(start, start + linesTogether);
    groups.push(
      sides ? (
        <div key={start} className="pair">
          <Lines rows={group} same />
          <Lines rows={group} same />
        </div>
      ) : (
        <Lines key={start} rows={group} same />
      ),
    );
  }
  return groups;
}

interface LinesProps {
  rows: readonly Row[];
  same?: boolean;
  /** Parts to leave out, which belong to the other side. */
  without?: PartKind;
  /** Marks added or removed line breaks by a sign. */
  withSigns?: boolean;
}

function Lines({ rows, same = false, without, withSigns = false }: LinesProps) {
  return (
    <div className={same ? 'rows same' : 'rows'}>
      {rows.map((row, place) => {
        const parts = row.parts.filter(({ kind }) => kind !== without);
        if (parts.length === 0) return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place
          <div key={place} className="line" dir="auto">
            {parts.map((part, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor have their parts
              <Marked key={n} part={part} withSigns={withSigns} />
            ))}
          </div>
        );
      })}
    </div>
  );
}

function Marked({ part: { kind, text }, withSigns }: { part: Part; withSigns: boolean }) {
  if (kind === 'same') return text;
  const shown = withSigns ? text.replace(/\n/g, '¶\n') : text;
  return kind === 'added' ? <ins>{shown}</ins> : <del>{shown}</del>;
}
