import { chakra } from '@chakra-ui/react';

/** The date as a calendar leaf, to scan a list by; decorative, because the text states it. */
export function DayLeaf({ dateTime, now }: { dateTime: string; now: boolean }) {
  const date = new Date(dateTime);
  const say = (options: Intl.DateTimeFormatOptions) => date.toLocaleDateString(undefined, options);
  return (
    <chakra.div
      aria-hidden
      w="12"
      flexShrink="0"
      textAlign="center"
      textStyle="facts"
      color={now ? 'accent' : 'ink.muted'}
    >
      <div>{say({ weekday: 'short' })}</div>
      <chakra.div fontFamily="reading" fontSize="2xl" lineHeight="tight" color={now ? 'accent' : 'ink'}>
        {say({ day: 'numeric' })}
      </chakra.div>
      <div>{say({ month: 'short' })}</div>
    </chakra.div>
  );
}
