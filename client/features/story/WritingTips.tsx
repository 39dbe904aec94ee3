import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useSettings } from '../../settings/SettingsProvider';
import { useShortcutHint } from '../../shortcuts/shortcuts';
import { Button } from '../../ui/Button';
import { ChevronDownIcon, CloseIcon } from '../../ui/icons';
import { useIsPhone } from '../../ui/useIsPhone';
import { areTipsDismissed, dismissTips } from './tipsDismissal';

/** A few words for those who have not written here before; each member puts them away for themselves. */
export function WritingTips({ memberId, onDismiss }: { memberId: string | null; onDismiss: () => void }) {
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
      py={{ base: '0', md: '3' }}
      bg="paper.sunken"
      borderRadius="md"
      textStyle="small"
      color="ink.muted"
    >
      <Foldable>
        <p>Begin anywhere. The first sentence can be written last.</p>
        <p>
          Write in Markdown: *emphasis*, **strong**, # for a heading, *** for a break between scenes. Preview
          shows it as readers will see it.
        </p>
        <chakra.p hideBelow="md">{zen.keys} clears the screen of everything but the page.</chakra.p>
      </Foldable>
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
          onDismiss();
        }}
      >
        <CloseIcon />
      </Button>
    </chakra.aside>
  );
}

/** A phone has no room for tips and a page to write on: there they are unfolded when they are wanted. */
function Foldable({ children }: { children: ReactNode }) {
  const isPhone = useIsPhone();
  const tips = (
    <chakra.div display="grid" gap="1" pb={{ base: '3', md: '0' }}>
      {children}
    </chakra.div>
  );
  if (!isPhone)
    return (
      <>
        <chakra.h2 textStyle="label" color="ink" mb="1">
          Writing tips
        </chakra.h2>
        {tips}
      </>
    );
  return (
    <details>
      <chakra.summary
        display="flex"
        alignItems="center"
        gap="2"
        minH="target"
        listStyle="none"
        cursor="pointer"
        textStyle="label"
        color="ink"
        css={{
          '&::-webkit-details-marker': { display: 'none' },
          'details[open] > & svg': { transform: 'rotate(180deg)' },
        }}
      >
        Writing tips
        <ChevronDownIcon />
      </chakra.summary>
      {tips}
    </details>
  );
}
