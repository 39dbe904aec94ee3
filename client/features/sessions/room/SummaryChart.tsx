import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { SummaryChart_summary$key } from '../../../__generated__/SummaryChart_summary.graphql';

/** Sizes in the chart's own units. */
const chartHeight = 72;
const barWidth = 8;
const gap = 3;
/** A bar with few words still has this height. */
const minBarHeight = 2;
/** A chart has space for at least so many bars, each at most so wide: otherwise the bars of short sessions would be very wide. */
const minPlaces = 3;
const maxPlaceRem = 3;

/** Words per interval as a chart, with a table for screen readers. */
export function SummaryChart({ summary }: { summary: SummaryChart_summary$key }) {
  const { intervals, intervalMinutes } = useFragment(
    graphql`
      fragment SummaryChart_summary on SessionSummary {
        intervals
        intervalMinutes
      }
    `,
    summary,
  );
  const mostWords = Math.max(...intervals, 0);
  if (mostWords === 0) return null;
  const places = Math.max(minPlaces, intervals.length);
  const minutesAt = (place: number) => place * intervalMinutes;
  return (
    <chakra.figure mt="6" mx="auto" style={{ maxWidth: `min(36rem, ${places * maxPlaceRem}rem)` }}>
      <Bars intervals={intervals} mostWords={mostWords} width={places * (barWidth + gap)} />
      <chakra.figcaption
        aria-hidden
        mt="1.5"
        pt="1.5"
        borderTopWidth="1px"
        borderColor="rule.strong"
        display="flex"
        justifyContent="space-between"
        textStyle="facts"
        color="ink.muted"
      >
        <span>start</span>
        <span>{minutesAt(intervals.length)} min</span>
      </chakra.figcaption>
      {/* A wrapper, because a table itself can't be hidden by size. */}
      <chakra.div srOnly>
        <table>
          <caption>Words written together, by parts of {intervalMinutes} minutes</caption>
          <thead>
            <tr>
              <th scope="col">Minutes from the start</th>
              <th scope="col">Words</th>
            </tr>
          </thead>
          <tbody>
            {intervals.map((words, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an interval is its place
              <tr key={place}>
                <th scope="row">{`${minutesAt(place)} to ${minutesAt(place + 1)}`}</th>
                <td>{words}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </chakra.div>
    </chakra.figure>
  );
}

interface BarsProps {
  intervals: readonly number[];
  /** The words of the highest bar. */
  mostWords: number;
  width: number;
}

function Bars({ intervals, mostWords, width }: BarsProps) {
  const step = width / intervals.length;
  return (
    <chakra.svg
      aria-hidden
      viewBox={`0 0 ${width} ${chartHeight}`}
      preserveAspectRatio="none"
      w="full"
      h="20"
      display="block"
    >
      {intervals.map((words, place) => {
        // The words of an interval can be negative, because writers delete some; such a bar is empty.
        const height = words > 0 ? Math.max(minBarHeight, (words / mostWords) * chartHeight) : 0;
        return (
          <chakra.rect
            // biome-ignore lint/suspicious/noArrayIndexKey: an interval is its place
            key={place}
            x={place * step + (step - barWidth) / 2}
            y={chartHeight - height}
            width={barWidth}
            height={height}
            fill="accent"
          />
        );
      })}
    </chakra.svg>
  );
}
