import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, memo, type PointerEvent, useEffect, useRef, useState } from 'react';
import { dayWords, sayShortMonth, weekdayNames } from './calendarLabels';
import { Ink, radii, unit } from './ink';
import { StepsLegend } from './StepsLegend';
import { type CalendarDay, weeksShown } from './writingCalendar';

const Drawing = chakra('svg', { base: { display: 'block', flexShrink: '0', overflow: 'visible' } });

const Ring = chakra('circle');

const middle = (place: number) => place * unit + unit / 2;
const columnOf = (index: number) => Math.floor(index / 7);

/** Days moved by each key. */
const steps: Record<string, number | undefined> = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -7,
  ArrowRight: 7,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

interface Chosen {
  index: number;
  /** Chosen by keyboard: the day must also be announced. */
  byKeys: boolean;
}

/**
 * The year as an image: a column per week, a dot per day. Shows a day's words on hover, tap or arrow keys.
 */
export function CalendarDrawing({ days }: { days: readonly CalendarDay[] }) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const last = days.length - 1;

  useEffect(() => {
    // If the year doesn't fit, scroll to the latest weeks.
    frame.current?.scrollTo({ left: frame.current.scrollWidth });
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    const from = chosen?.index ?? last;
    const to = chosen || !Number.isFinite(step) ? Math.min(last, Math.max(0, from + step)) : from;
    setChosen({ index: to, byKeys: true });
    const [box, paper] = [frame.current, drawing.current];
    if (!box || !paper) return;
    const week = paper.clientWidth / weeksShown;
    const left = columnOf(to) * week;
    if (left < box.scrollLeft + week) box.scrollTo({ left: left - week });
    else if (left + 2 * week > box.scrollLeft + box.clientWidth)
      box.scrollTo({ left: left + 2 * week - box.clientWidth });
  };
  const onPoint = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = (drawing.current as SVGSVGElement).getBoundingClientRect();
    const column = Math.floor(((clientX - left) / width) * weeksShown);
    // The first row contains the months.
    const row = Math.floor(((clientY - top) / height) * 8) - 1;
    const index = column * 7 + row;
    const isDay = row >= 0 && row < 7 && column >= 0 && index <= last;
    setChosen(isDay ? { index, byKeys: false } : null);
  };
  const leave = ({ pointerType }: PointerEvent) => {
    // A touch pointer leaves right after the tap.
    if (pointerType === 'mouse') setChosen(null);
  };
  const day = chosen && days[chosen.index];

  return (
    <>
      <chakra.div display="flex" maxW="full">
        <Weekdays firstDay={days[0]?.day ?? ''} />
        <chakra.div
          ref={frame}
          role="group"
          aria-label="Words a day over the past year; the arrow keys go from day to day"
          tabIndex={0}
          minW="0"
          overflowX="auto"
          overscrollBehaviorX="contain"
          scrollbarWidth="thin"
          borderRadius="md"
          onKeyDown={onKeyDown}
          onBlur={() => setChosen(null)}
        >
          <Drawing
            ref={drawing}
            aria-hidden
            viewBox={`0 ${-unit} ${weeksShown * unit} ${8 * unit}`}
            w={`${weeksShown}rem`}
            h="8rem"
            onPointerMove={onPoint}
            onPointerDown={onPoint}
            onPointerLeave={leave}
          >
            <Months days={days} />
            <Days days={days} />
            {chosen && (
              <Ring
                cx={middle(columnOf(chosen.index))}
                cy={middle(chosen.index % 7)}
                r={unit / 2 - 0.2}
                fill="none"
                stroke="ink"
                strokeWidth="0.8"
              />
            )}
          </Drawing>
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
          {day && dayWords(day)}
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

const Label = chakra('text');

/** Minimum space for a label, in weeks. */
const labelWeeks = 3;

/** Labels over the first week of each month. */
const Months = memo(({ days }: { days: readonly CalendarDay[] }) => {
  const firsts = days.flatMap(({ day }, index) =>
    day.endsWith('-01') ? [{ day, column: columnOf(index) }] : [],
  );
  return firsts
    .filter(({ column }) => column <= weeksShown - labelWeeks)
    .map(({ day, column }) => (
      <Label key={day} x={column * unit + 1} y="-3" fontSize="6.875px" fontFamily="ui" fill="ink.faint">
        {sayShortMonth(day)}
      </Label>
    ));
});

const stepsDrawn = [0, 1, 2, 3, 4];

const Days = memo(({ days }: { days: readonly CalendarDay[] }) =>
  stepsDrawn.map((step) => (
    <Ink key={step} step={step}>
      {days.map(
        (one, index) =>
          one.step === step && (
            <circle key={one.day} cx={middle(columnOf(index))} cy={middle(index % 7)} r={radii[step]} />
          ),
      )}
    </Ink>
  )),
);
