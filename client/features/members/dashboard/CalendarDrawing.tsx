import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { dayWithWords, formatShortMonth, weekdayNames } from './calendarLabels';
import { columnOf, useChosenDay } from './useChosenDay';
import { type CalendarDay, stepsFrom, weeksShown } from './writingCalendar';

/** Size of a day's square in drawing units; it is one rem wide. */
const unit = 10;

/** Radius per step; dots also grow, so that they don't depend on colour. */
const radii = [1.1, 2.5, 3.3, 4, 4.6] as const;

const stepStyles = [
  { fill: 'rule.strong', opacity: 0.6 },
  { fill: 'words.1' },
  { fill: 'words.2' },
  { fill: 'words.3' },
  { fill: 'words.4' },
] as const;

const centreOf = (index: number) => index * unit + unit / 2;

/**
 * The year as an image: a column per week, a dot per day. Shows a day's words on hover, tap or arrow keys.
 */
export function CalendarDrawing({ days }: { days: readonly CalendarDay[] }) {
  const { chosen, frame, drawing } = useChosenDay(days.length - 1);
  const day = chosen && days[chosen.index];
  return (
    <>
      <chakra.div display="flex" maxW="full">
        <Weekdays firstDay={days[0]?.day ?? ''} />
        <chakra.div
          {...frame}
          role="group"
          aria-label="Words a day over the past year; the arrow keys go from day to day"
          tabIndex={0}
          minW="0"
          overflowX="auto"
          overscrollBehaviorX="contain"
          scrollbarWidth="thin"
          borderRadius="md"
        >
          <chakra.svg
            {...drawing}
            aria-hidden
            display="block"
            flexShrink="0"
            overflow="visible"
            viewBox={`0 ${-unit} ${weeksShown * unit} ${8 * unit}`}
            w={`${weeksShown}rem`}
            h="8rem"
          >
            <Months days={days} />
            <Days days={days} />
            {chosen && (
              <chakra.circle
                cx={centreOf(columnOf(chosen.index))}
                cy={centreOf(chosen.index % 7)}
                r={unit / 2 - 0.2}
                fill="none"
                stroke="ink"
                strokeWidth="0.8"
              />
            )}
          </chakra.svg>
        </chakra.div>
      </chakra.div>
      <chakra.div
        mt="3"
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        columnGap="6"
        rowGap="1"
        textStyle="facts"
        color="ink.muted"
      >
        <chakra.p aria-live={chosen?.byKeys ? 'polite' : 'off'} minH="1.5em" color="ink">
          {day && dayWithWords(day)}
        </chakra.p>
        <StepsLegend />
      </chakra.div>
    </>
  );
}

/** Every second weekday, for lack of space. */
function Weekdays({ firstDay }: { firstDay: string }) {
  return (
    <chakra.div aria-hidden pt="4" pe="2" flexShrink="0" w="9" fontSize="0.6875rem" color="ink.faint">
      {weekdayNames(firstDay).map((name, index) => (
        <chakra.div key={name} h="4" lineHeight="1rem" visibility={index % 2 === 0 ? 'visible' : 'hidden'}>
          {name}
        </chakra.div>
      ))}
    </chakra.div>
  );
}

/** Minimum space for a label, in weeks. */
const labelWeeks = 3;

const Months = memo(({ days }: { days: readonly CalendarDay[] }) => {
  const firsts = days.flatMap(({ day }, index) =>
    day.endsWith('-01') ? [{ day, column: columnOf(index) }] : [],
  );
  return firsts
    .filter(({ column }) => column <= weeksShown - labelWeeks)
    .map(({ day, column }) => (
      <chakra.text key={day} x={column * unit + 1} y="-3" fontSize="6.875px" fontFamily="ui" fill="ink.faint">
        {formatShortMonth(day)}
      </chakra.text>
    ));
});

const stepsDrawn = [0, 1, 2, 3, 4];

const Days = memo(({ days }: { days: readonly CalendarDay[] }) =>
  stepsDrawn.map((step) => (
    <chakra.g key={step} {...stepStyles[step]}>
      {days.map(
        (calendarDay, index) =>
          calendarDay.step === step && (
            <circle
              key={calendarDay.day}
              cx={centreOf(columnOf(index))}
              cy={centreOf(index % 7)}
              r={radii[step]}
            />
          ),
      )}
    </chakra.g>
  )),
);

/** A legend of the dots: their minimum number of words. */
function StepsLegend() {
  return (
    <chakra.p aria-hidden display="flex" flexWrap="wrap" alignItems="center" columnGap="3" color="ink.faint">
      {stepsFrom.map((from, index) => (
        <chakra.span key={from} display="inline-flex" alignItems="center" gap="1">
          <chakra.svg viewBox={`0 0 ${unit} ${unit}`} w="4" h="4" flexShrink="0">
            <chakra.g {...stepStyles[index + 1]}>
              <circle cx={unit / 2} cy={unit / 2} r={radii[index + 1]} />
            </chakra.g>
          </chakra.svg>
          {from}+
        </chakra.span>
      ))}
      words
    </chakra.p>
  );
}
