import { useShortcutHint } from '../../shortcuts/shortcuts';
import { Button } from '../../ui/Button';
import { ExpandIcon } from '../../ui/icons';
import { Tooltip } from '../../ui/Tooltip';

export function ZenButton({ onPress }: { onPress: () => void }) {
  const { keys, aria } = useShortcutHint('zen_mode');
  return (
    <Tooltip text={keys}>
      <Button variant="ghost" size="sm" aria-keyshortcuts={aria} onClick={onPress}>
        <ExpandIcon />
        Zen mode
      </Button>
    </Tooltip>
  );
}
