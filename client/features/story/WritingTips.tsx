import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useSettings } from '../../settings/SettingsProvider';
import { useShortcutHint } from '../../shortcuts/shortcuts';
import { Button } from '../../ui/Button';
import { CloseIcon } from '../../ui/icons';
import { areTipsDismissed, dismissTips } from './tipsDismissal';

/** A few words for those who have not written here before; each member puts them away for themselves. */
export function WritingTips({ memberId }: { memberId: string | null }) {
  const shown = useSettings().editor.show_writing_tips;
  const [dismissed, setDismissed] = useState(() => areTipsDismissed(memberId));
  const zen = useShortcutHint('zen_mode');
  if (!shown || dismissed) return null;
  return (
    <chakra.aside
      aria-label="Writing tips"
      position="relative"
      ps="4"
      pe="12"
      py="3"
      bg="paper.sunken"
      borderRadius="md"
      textStyle="small"
      color="ink.muted"
      display="grid"
      gap="1"
    >
      <chakra.h2 textStyle="label" color="ink">
        Writing tips
      </chakra.h2>
      <p>Begin anywhere. The first sentence can be written last.</p>
      <p>
        Write in Markdown: *emphasis*, **strong**, # for a heading, *** for a break between scenes. Preview
        shows it as readers will see it.
      </p>
      <chakra.p hideBelow="md">{zen.keys} clears the screen of everything but the page.</chakra.p>
      <Button
        variant="ghost"
        size="icon"
        position="absolute"
        top="0"
        insetEnd="0"
        aria-label="Dismiss writing tips"
        onClick={() => {
          dismissTips(memberId);
          setDismissed(true);
        }}
      >
        <CloseIcon />
      </Button>
    </chakra.aside>
  );
}
