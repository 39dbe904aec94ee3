import { chakra } from '@chakra-ui/react';
import { useId, useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { WritingDays_viewer$key } from '../../../__generated__/WritingDays_viewer.graphql';
import { localDay } from '../../../documents/model/localDay';
import { formatNumber } from '../../../ui/content/formats';
import { wordsLabel } from '../../../ui/content/labels';
import { useToday } from '../../../ui/content/useToday';
import { CalendarDrawing } from './CalendarDrawing';
import { formatDay, formatMonth, yearInWords } from './calendarLabels';
import { firstWeekday, type WritingCalendar, writingCalendar } from './writingCalendar';

/** Words per day over the past year; visible only to the member. */
export function WritingDays({ viewer }: { viewer: WritingDays_viewer$key }) {
  const { writingDays } = useFragment(
    graphql`
      fragment WritingDays_viewer on Viewer
      @argumentDefinitions(from: { type: "String!" }, to: { type: "String!" }) {
        writingDays(from: $from, to: $to) {
          day
          words
        }
      }
    `,
    viewer,
  );
  const today = localDay(useToday());
  const calendar = useMemo(
    () => writingCalendar(writingDays, today, firstWeekday(navigator.language)),
    [writingDays, today],
  );
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} mt="8">
      <chakra.h3 id={id} textStyle="subheading">
        Writing days
      </chakra.h3>
      <chakra.p mt="1" mb="4" color="ink.muted">
        {yearInWords(calendar)} Only you see this. Words count on the day you add them, and still do once they
        are deleted.
      </chakra.p>
      <CalendarDrawing days={calendar.days} />
      {calendar.months.length > 0 && <WritingDaysTable months={calendar.months} />}
    </chakra.section>
  );
}

/** The figures of the calendar's drawing as a table, for members who can't see it or want numbers. */
function WritingDaysTable({ months }: { months: WritingCalendar['months'] }) {
  return (
    <chakra.details mt="2" textStyle="small">
      <chakra.summary
        w="fit-content"
        py="2"
        cursor="pointer"
        color="ink.muted"
        borderRadius="md"
        _hover={{ color: 'ink' }}
        css={{ '@media (pointer: coarse)': { paddingBlock: '{spacing.3}' } }}
      >
        Show the days as a table
      </chakra.summary>
      <chakra.table
        mt="2"
        w="full"
        maxW="form"
        textAlign="start"
        fontVariantNumeric="tabular-nums lining-nums"
        css={{
          '& th': { fontWeight: 'medium', textAlign: 'start' },
          '& td': { textAlign: 'end' },
          '& th, & td': { paddingBlock: '{spacing.1}' },
        }}
      >
        <caption hidden>Days written on, the latest month first</caption>
        <chakra.thead srOnly>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Words</th>
          </tr>
        </chakra.thead>
        {months.map(({ month, words, days }) => (
          <tbody key={month}>
            <chakra.tr borderBottomWidth="1px" borderColor="rule">
              <chakra.th scope="rowgroup" pt="4!" color="ink">
                {formatMonth(month)}
              </chakra.th>
              <chakra.td pt="4!" fontWeight="medium">
                {wordsLabel(words)}
              </chakra.td>
            </chakra.tr>
            {days.map((written) => (
              <chakra.tr key={written.day} color="ink.muted">
                <th scope="row">{formatDay(written.day)}</th>
                <td>{formatNumber(written.words)}</td>
              </chakra.tr>
            ))}
          </tbody>
        ))}
      </chakra.table>
    </chakra.details>
  );
}
