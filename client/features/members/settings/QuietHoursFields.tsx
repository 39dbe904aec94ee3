import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { messages } from '../../../../server/contract/messages';
import { ownTimeZone } from '../../../ui/content/formats';
import { Button } from '../../../ui/form/Button';
import { TextField } from '../../../ui/form/formFields';

interface Hours {
  /** Minutes since midnight. */
  readonly from: number;
  readonly until: number;
  readonly timeZone: string;
}

const twoDigits = (part: number) => String(part).padStart(2, '0');
const toTime = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

/** The minutes since midnight of a typed time; null while it is incomplete. */
function toMinutes(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** The fields of the start and the end of the quiet hours, which save themselves. */
export function QuietHoursFields({ hours, onChange }: { hours: Hours; onChange: (hours: Hours) => void }) {
  const [from, setFrom] = useState(toTime(hours.from));
  const [until, setUntil] = useState(toTime(hours.until));
  const browserZone = ownTimeZone();
  const problem = from === until ? messages.notification.quietHours : undefined;
  const save = (timeZone = hours.timeZone) => {
    const chosen = { from: toMinutes(from), until: toMinutes(until) };
    if (chosen.from === null || chosen.until === null || problem) return;
    if (chosen.from === hours.from && chosen.until === hours.until && timeZone === hours.timeZone) return;
    onChange({ from: chosen.from, until: chosen.until, timeZone });
  };
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="repeat(2, minmax(0, 10rem))"
      gap="4"
      alignItems="start"
      // Saved when the focus leaves both fields, or with Enter.
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && save()}
      onKeyDown={({ key }) => key === 'Enter' && save()}
    >
      <TextField label="From" type="time" value={from} onValue={setFrom} />
      <TextField label="Until" type="time" value={until} onValue={setUntil} error={problem} />
      <chakra.p gridColumn="1 / -1" textStyle="small" color="ink.muted">
        In the time zone {hours.timeZone.replaceAll('_', ' ')}.
        {hours.timeZone !== browserZone && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => save(browserZone)}
          >{`Use ${browserZone.replaceAll('_', ' ')}`}</Button>
        )}
      </chakra.p>
    </chakra.div>
  );
}
