import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { useShortcutHint } from '../../shortcuts/shortcuts';

export interface ActionBarProps {
  status: ReactNode;
  /** Why saving is disabled. */
  needs: string | null;
  /** The actions; disabled ones are described by the element with the given id. */
  children: (needsId: string | undefined) => ReactNode;
}

/** The bar below the editor: sync status and actions. */
export function ActionBar({ status, needs, children }: ActionBarProps) {
  const id = useId();
  const save = useShortcutHint('save_story');
  return (
    <chakra.div
      position="sticky"
      bottom="0"
      // Also covers the text field's focus ring.
      mx="-1"
      px="1"
      pt={{ base: '2', md: '3' }}
      // On phones without a home button, keep clear of the bottom edge.
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
        // An error and its action get a line of their own, and so does what else can be done.
        css={{
          '&:has([role="alert"], [data-wide])': { flexBasis: '100%', '& > [data-hint]': { display: 'none' } },
        }}
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
