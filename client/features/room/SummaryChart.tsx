import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { SummaryChart_summary$key } from '../../__generated__/SummaryChart_summary.graphql';

const height = 72;
const barWidth = 8;
const gap = 3;
const fewest = 3;
const widestPlaceRem = 3;
/** So that a few words can be told from none. */
const least = 2;

/** How the writing went, by parts of a few minutes: drawn for those who see it, as a table for those who hear it. */
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
  const most = Math.max(...intervals, 0);
  if (most === 0) return null;
  // A short session has few bars, which must not become slabs.
  const places = Math.max(fewest, intervals.length);
  const width = places * (barWidth + gap);
  const step = width / intervals.length;
  const minutesAt = (place: number) => place * intervalMinutes;
  return (
    <chakra.figure mt="6" mx="auto" style={{ maxWidth: `min(36rem, ${places * widestPlaceRem}rem)` }}>
      <chakra.svg
        aria-hidden
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        w="full"
        h="20"
        display="block"
      >
        {intervals.map((words, place) => {
          // Words can be taken away, too: a bar has no depth below the line.
          const tall = words > 0 ? Math.max(least, (words / most) * height) : 0;
          return (
            <chakra.rect
              // biome-ignore lint/suspicious/noArrayIndexKey: an interval is its place
              key={place}
              x={place * step + (step - barWidth) / 2}
              y={height - tall}
              width={barWidth}
              height={tall}
              fill="accent"
            />
          );
        })}
      </chakra.svg>
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
      {/* Within a box, as a table takes the width it needs. */}
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
