import { chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import type { Comparison } from '../../../documents/model/compareTexts';
import { segmentsOf } from '../../../documents/model/segments';
import { useComparison } from '../../../documents/screens/useComparison';
import { formatNumber } from '../../../ui/content/formats';
import { wordsLabel } from '../../../ui/content/labels';
import { MetaLine } from '../../../ui/content/MetaLine';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Button } from '../../../ui/form/Button';
import { scrollingBarsQuery } from '../../../ui/layout/topBar';
import { useIsPhone } from '../../../ui/layout/useIsPhone';
import { ComparedSegment } from './ComparedSegment';
import { ComparedSheet } from './ComparedSheet';
import { useChangeSteps } from './useChangeSteps';

interface ComparedText {
  name: string;
  title: string;
  content: string;
}

interface ComparedTextsProps {
  before: ComparedText;
  after: ComparedText;
}

/**
 * The compared text, with the title as its first line. It ends with a line break, so that text added after the last
 * line doesn't change that line.
 */
const withTitle = ({ title, content }: ComparedText) => `${title}\n\n${content}\n`;

export function ComparedTexts({ before, after }: ComparedTextsProps) {
  const { comparison, failed } = useComparison(withTitle(before), withTitle(after));
  if (failed)
    return <ErrorState title="The texts could not be compared" text="You can still read each of them." />;
  if (!comparison)
    return (
      <chakra.p role="status" color="ink.muted">
        Comparing…
      </chakra.p>
    );
  if (comparison.rows.every(({ changed }) => !changed))
    return <chakra.p color="ink.muted">The two texts are the same.</chakra.p>;
  return <Changes comparison={comparison} names={[before.name, after.name]} />;
}

function Changes({ comparison, names }: { comparison: Comparison; names: readonly [string, string] }) {
  const segments = useMemo(() => segmentsOf(comparison.rows), [comparison]);
  const { sheet, loadMore, changes, shownCount, current, next, previous, onKeyDown } =
    useChangeSteps(segments);
  const isPhone = useIsPhone();
  const [wantsSideBySide, setWantsSideBySide] = useState(true);
  const isSideBySide = wantsSideBySide && !isPhone;
  const toggleSides = () => setWantsSideBySide(!wantsSideBySide);
  const countText = `${formatNumber(changes.length)} ${changes.length === 1 ? 'change' : 'changes'}`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for those who have the focus within; the buttons do the same
    <div onKeyDown={onKeyDown}>
      <ChangesBar>
        <MetaLine>
          <span role="status">
            {current === null ? countText : `Change ${current + 1} of ${formatNumber(changes.length)}`}
          </span>
          <span>{wordsLabel(comparison.added)} added</span>
          <span>{wordsLabel(comparison.removed)} removed</span>
        </MetaLine>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {!isPhone && (
            <Button variant="ghost" size="sm" aria-pressed={isSideBySide} onClick={toggleSides}>
              Side by side
            </Button>
          )}
          <Button variant="outline" size="sm" title="P" aria-keyshortcuts="P" onClick={previous}>
            Previous change
          </Button>
          <Button variant="outline" size="sm" title="N" aria-keyshortcuts="N" onClick={next}>
            Next change
          </Button>
        </chakra.div>
      </ChangesBar>
      <ComparedSheet ref={sheet} data-sides={isSideBySide || undefined}>
        {isSideBySide && (
          <div className="pair names">
            <h2>{names[0]}</h2>
            <h2>{names[1]}</h2>
          </div>
        )}
        {segments.slice(0, shownCount).map((segment, index) => (
          <ComparedSegment
            key={segment.start}
            segment={segment}
            isSideBySide={isSideBySide}
            isFirst={index === 0}
            isLast={index === segments.length - 1}
            changeIndex={segment.changed ? changes.indexOf(index) : null}
            isCurrent={segment.changed && changes[current ?? -1] === index}
          />
        ))}
        {shownCount < segments.length && <div ref={loadMore} className="more" />}
      </ComparedSheet>
    </div>
  );
}

/** Stays in sight while the changes scroll. */
const ChangesBar = chakra('div', {
  base: {
    position: 'sticky',
    top: 'topBar',
    [scrollingBarsQuery]: { top: '0' },
    zIndex: '1',
    bg: 'paper',
    py: '2',
    mb: '4',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    borderBottomWidth: '1px',
    borderColor: 'rule',
  },
});
