import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useShortcutHint } from '../../shortcuts/shortcuts';

export interface ActionBarProps {
  status: ReactNode;
  /** What can be done with the text. */
  children: ReactNode;
}

/** The bar under the editor: where the text stands, and what can be done with it. */
export function ActionBar({ status, children }: ActionBarProps) {
  const save = useShortcutHint('save_story');
  return (
    <chakra.div
      position="sticky"
      bottom="0"
      // Over the frame of the text as well, which shines when one writes in it.
      mx="-1"
      px="1"
      pt={{ base: '2', md: '3' }}
      // A phone without a button has a line of its own at the foot.
      pb={{
        base: 'max({spacing.2}, env(safe-area-inset-bottom))',
        md: 'max({spacing.3}, env(safe-area-inset-bottom))',
      }}
      bg="paper"
      borderTopWidth="1px"
      borderColor="rule"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap={{ base: '1', md: '3' }}
    >
      <chakra.div
        flex="1 1 12rem"
        minW="0"
        // What went wrong, and what can be done about it, has a line of its own.
        css={{ '&:has([role="alert"])': { flexBasis: '100%', '& > p': { display: 'none' } } }}
      >
        {status}
        <chakra.p hideBelow="md" textStyle="small" color="ink.faint">
          {save.keys} saves and keeps you here
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" gap="2" ms="auto">
        {children}
      </chakra.div>
    </chakra.div>
  );
}
