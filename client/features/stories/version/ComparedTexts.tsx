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
import { barsScroll } from '../../../ui/layout/topBar';
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
 * The title becomes the first line. Both texts end with a line break, so that text added after the last line
 * doesn't change that line.
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
  const { sheet, more, places, shown, current, next, previous, onKeyDown } = useChangeSteps(segments);
  const isPhone = useIsPhone();
  const [wantsSides, setWantsSides] = useState(true);
  const sides = wantsSides && !isPhone;
  const changes = `${formatNumber(places.length)} ${places.length === 1 ? 'change' : 'changes'}`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for those who have the focus within; the buttons do the same
    <div onKeyDown={onKeyDown}>
      <ChangesBar>
        <MetaLine>
          <span role="status">
            {current === null ? changes : `Change ${current + 1} of ${formatNumber(places.length)}`}
          </span>
          <span>{wordsLabel(comparison.added)} added</span>
          <span>{wordsLabel(comparison.removed)} removed</span>
        </MetaLine>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {!isPhone && (
            <Button variant="ghost" size="sm" aria-pressed={sides} onClick={() => setWantsSides(!wantsSides)}>
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
      <ComparedSheet ref={sheet} data-sides={sides || undefined}>
        {sides && (
          <div className="pair names">
            <h2>{names[0]}</h2>
            <h2>{names[1]}</h2>
          </div>
        )}
        {segments.slice(0, shown).map((segment, place) => (
          <ComparedSegment
            key={segment.start}
            segment={segment}
            sides={sides}
            isFirst={place === 0}
            isLast={place === segments.length - 1}
            change={segment.changed ? places.indexOf(place) : null}
            isCurrent={segment.changed && places[current ?? -1] === place}
          />
        ))}
        {shown < segments.length && <div ref={more} className="more" />}
      </ComparedSheet>
    </div>
  );
}

/** Stays in sight while the changes scroll. */
const ChangesBar = chakra('div', {
  base: {
    position: 'sticky',
    top: 'topBar',
    [barsScroll]: { top: '0' },
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
