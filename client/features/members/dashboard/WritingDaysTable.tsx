import { chakra } from '@chakra-ui/react';
import { formatNumber } from '../../../ui/content/formats';
import { wordsLabel } from '../../../ui/content/labels';
import { formatDay, formatMonth } from './calendarLabels';
import type { WritingMonth } from './writingCalendar';

/** The figures of the calendar's drawing as a table, for members who can't see it or want numbers. */
export function WritingDaysTable({ months }: { months: readonly WritingMonth[] }) {
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
