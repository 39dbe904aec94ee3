import { startSprintCommand, useCommands } from '../../../shortcuts/commands';

/** Offers starting and ending a sprint in the command palette; null for what can't be done now. */
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
