import { chakra } from '@chakra-ui/react';
import { useShortcutHint } from '../../shortcuts/shortcuts';
import { ExpandIcon } from '../../ui/content/icons';
import { Tooltip } from '../../ui/feedback/Tooltip';
import { Button } from '../../ui/form/Button';

export function ZenButton({ onPress }: { onPress: () => void }) {
  const { keys, aria } = useShortcutHint('zen_mode');
  return (
    <Tooltip text={keys}>
      <Button variant="ghost" size="sm" aria-keyshortcuts={aria} onClick={onPress}>
        <ExpandIcon />
        {/* On a phone the icon leaves room for the tools in the same line. */}
        <chakra.span srOnly={{ base: true, md: false }}>Zen mode</chakra.span>
      </Button>
    </Tooltip>
  );
}
