import { chakra } from '@chakra-ui/react';
import { useId, useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { WritingDays_viewer$key } from '../../../__generated__/WritingDays_viewer.graphql';
import { localDay } from '../../../documents/model/localDay';
import { useToday } from '../../../ui/content/useToday';
import { CalendarDrawing } from './CalendarDrawing';
import { yearInWords } from './calendarLabels';
import { WritingDaysTable } from './WritingDaysTable';
import { firstWeekday, writingCalendar } from './writingCalendar';

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
