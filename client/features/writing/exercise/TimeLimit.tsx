import { chakra } from '@chakra-ui/react';
import { TimerIcon } from '../../../ui/content/icons';
import { durationLabel } from '../../../ui/content/timeLabels';

const noLimit = 'No time limit';

/** As in `15 minutes`, or that there is no limit. */
export const limitLabel = (minutes: number | null | undefined) =>
  minutes == null ? noLimit : durationLabel(minutes);

export function TimeLimit({ minutes }: { minutes: number | null | undefined }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1.5" whiteSpace="nowrap">
      <TimerIcon />
      {minutes != null && <chakra.span srOnly>Time limit: </chakra.span>}
      {limitLabel(minutes)}
    </chakra.span>
  );
}
