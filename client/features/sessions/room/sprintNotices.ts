import { storage } from '../../../lib/storage';
import { chime, say } from '../../../ui/feedback/chime';

/** Times in milliseconds by the server's clock. */
interface SprintTimes {
  startedAt: number;
  endsAt: number;
}

interface SprintNotice {
  /** 1 to 4; 4 is the end. */
  quarter: number;
  at: number;
  text: string;
}

const quarterTexts = ['A quarter of the sprint is over.', 'Half the sprint is over.', 'A quarter is left.'];

function textOf(quarter: number, left: number): string {
  const quarterText = quarterTexts[quarter - 1];
  if (!quarterText) return 'The sprint is over.';
  const minutes = Math.round(left / 60_000);
  return `${quarterText} ${minutes === 1 ? 'A minute' : `${minutes} minutes`} to go.`;
}

/** The notices of a sprint that come after `now`. */
export function noticesAfter({ startedAt, endsAt }: SprintTimes, now: number): SprintNotice[] {
  return [1, 2, 3, 4].flatMap((quarter) => {
    const at = startedAt + (quarter * (endsAt - startedAt)) / 4;
    return at > now ? [{ quarter, at, text: textOf(quarter, endsAt - at) }] : [];
  });
}

const lastNoticeKey = 'sprint_notice_told';

/** Calls `notify` in one of this browser's tabs only. The key identifies the notice. */
function runOnceInBrowser(key: string, notify: () => void): void {
  const notifyOnce = () => {
    if (storage.get(lastNoticeKey) === key) return;
    storage.set(lastNoticeKey, key);
    notify();
  };
  // Browsers have no locks without a secure connection: then two tabs may notify at the same moment.
  if (navigator.locks) void navigator.locks.request(lastNoticeKey, notifyOnce);
  else notifyOnce();
}

/** Announces a quarter of a sprint or its end, once on this device. */
export function announceQuarter(
  kind: 'sound' | 'voice',
  { startedAt }: SprintTimes,
  { quarter, text }: Pick<SprintNotice, 'quarter' | 'text'>,
): void {
  runOnceInBrowser(`${startedAt} ${quarter}`, () => {
    if (kind === 'voice') say(text);
    else void chime(quarter === 4 ? 2 : 1);
  });
}
