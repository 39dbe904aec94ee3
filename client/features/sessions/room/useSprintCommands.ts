import { startSprintCommand, useCommands } from '../../../shortcuts/commands';

/** Offers what can be done now in the command palette. */
export function useSprintCommands(offered: {
  minutes: number | string;
  start: (() => void) | null;
  end: (() => void) | null;
}) {
  const { minutes, start, end } = offered;
  const words = `${minutes} minutes session room`;
  useCommands([
    ...(end ? [{ id: 'end-sprint', label: 'End sprint', run: end }] : []),
    ...(start ? [{ ...startSprintCommand, words, run: start }] : []),
  ]);
}
