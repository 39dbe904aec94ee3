import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { useShortcutHint } from '../../shortcuts/shortcuts';

export interface ActionBarProps {
  status: ReactNode;
  /** Why it can't be saved yet. */
  needs: string | null;
  /** What can be done with the text; what can't be yet is described by what it is given. */
  children: (needsId: string | undefined) => ReactNode;
}

/** The bar under the editor: where the text stands, and what can be done with it. */
export function ActionBar({ status, needs, children }: ActionBarProps) {
  const id = useId();
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
        css={{ '&:has([role="alert"])': { flexBasis: '100%', '& > [data-hint]': { display: 'none' } } }}
      >
        {status}
        {needs ? (
          <chakra.p id={id} textStyle="small" color="ink.muted">
            {needs}
          </chakra.p>
        ) : (
          <chakra.p data-hint hideBelow="md" textStyle="small" color="ink.faint">
            {save.keys} saves without closing
          </chakra.p>
        )}
      </chakra.div>
      <chakra.div display="flex" gap="2" ms="auto">
        {children(needs ? id : undefined)}
      </chakra.div>
    </chakra.div>
  );
}
