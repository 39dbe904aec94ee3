import { chakra } from '@chakra-ui/react';
import { chime, say } from '../ui/feedback/chime';
import { Button } from '../ui/form/Button';
import { ChoiceRow } from '../ui/form/ChoiceRow';
import { useSettings } from './SettingsProvider';
import { changeGroup } from './settingsStore';

const kinds = [
  { value: 'off', label: 'Off' },
  { value: 'sound', label: 'Bell' },
  { value: 'voice', label: 'Voice' },
] as const;

/** Whether and how this device announces a sprint's quarters, with a way to hear it. */
export function SprintNoticeRow() {
  const { sprint_notice } = useSettings().notifications;
  return (
    <chakra.div>
      <ChoiceRow
        label="Sprint notices"
        help="At each quarter of a sprint and at its end, on this device."
        choices={kinds}
        value={sprint_notice}
        onChange={(value) => changeGroup('notifications', { sprint_notice: value })}
      />
      {sprint_notice !== 'off' && (
        <Button
          variant="ghost"
          size="sm"
          ms="-3"
          onClick={() => (sprint_notice === 'voice' ? say('Half the sprint is over.') : void chime(1))}
        >
          Hear it
        </Button>
      )}
    </chakra.div>
  );
}
