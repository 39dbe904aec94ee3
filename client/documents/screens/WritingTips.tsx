import { chakra } from '@chakra-ui/react';
import { useShortcutHint } from '../../shortcuts/shortcuts';
import { TipsBox } from './TipsBox';

export function WritingTips({ memberId, onDismiss }: { memberId: string | null; onDismiss: () => void }) {
  const zen = useShortcutHint('zen_mode');
  return (
    <TipsBox name="writing" label="Writing tips" memberId={memberId} onDismiss={onDismiss}>
      <p>Begin anywhere. The first sentence can be written last.</p>
      <p>
        Write in Markdown: *emphasis*, **strong**, # for a heading, *** for a break between scenes. Preview
        shows it as readers will see it.
      </p>
      <chakra.p hideBelow="md">{zen.keys} hides everything but the page.</chakra.p>
    </TipsBox>
  );
}
