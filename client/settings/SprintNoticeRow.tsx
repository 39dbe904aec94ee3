import { chakra } from '@chakra-ui/react';
import { chime, say } from '../ui/feedback/chime';
import { Button } from '../ui/form/Button';
import { ChoiceRow } from '../ui/form/ChoiceRow';
import { changeGroup } from './settingsStore';
import { useSettings } from './useSettings';

const noticeChoices = [
  { value: 'off', label: 'Off' },
  { value: 'sound', label: 'Bell' },
  { value: 'voice', label: 'Voice' },
] as const;

/** Chooses whether and how this device announces a sprint's quarters, with a button to hear an example. */
export function SprintNoticeRow() {
  const { sprint_notice } = useSettings().notifications;
  const playExample = () => {
    if (sprint_notice === 'voice') say('Half the sprint is over.');
    else void chime(1);
  };
  return (
    <chakra.div>
      <ChoiceRow
        label="Sprint notices"
        help="At each quarter of a sprint and at its end, on this device."
        choices={noticeChoices}
        value={sprint_notice}
        onChange={(value) => changeGroup('notifications', { sprint_notice: value })}
      />
      {sprint_notice !== 'off' && (
        <Button variant="ghost" size="sm" ms="-3" onClick={playExample}>
          Hear it
        </Button>
      )}
    </chakra.div>
  );
}
