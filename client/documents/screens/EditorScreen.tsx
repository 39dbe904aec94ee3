import { chakra, Tabs } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useShortcutHint } from '../../shortcuts/shortcuts';
import { useNavigationState } from '../../ui/layout/navigationStore';
import { useDocumentTitle } from '../../ui/layout/useDocumentTitle';
import { ToolsMenu } from '../tools/ToolsMenu';
import type { Writing } from './useWriting';

interface EditorScreenProps {
  writing: Writing;
  /** The page's title, such as 'New Story'. */
  heading: string;
  /** At the end of the header line: links, the timer, tools for the text. */
  tools?: ReactNode;
  /** The notices, the title and the text, and the bar of actions. */
  children: ReactNode;
}

/** An editor's screen: a header line with the modes and tools, the page, and the bar of actions. */
export function EditorScreen({ writing, heading, tools, children }: EditorScreenProps) {
  const { mode, changeMode } = writing;
  useDocumentTitle(heading);
  return (
    <Tabs.Root
      value={mode === 'preview' ? 'preview' : 'edit'}
      onValueChange={(change) => changeMode(change.value === 'preview' ? 'preview' : 'edit')}
      flex="1"
      display="flex"
      flexDirection="column"
      gap={{ base: '3', md: '2' }}
    >
      <HeaderLine heading={heading}>
        {tools}
        {mode !== 'zen' && <ToolsMenu writing={writing} />}
      </HeaderLine>
      {children}
    </Tabs.Root>
  );
}

/** Stays in sight on wide screens; on phones it leaves the room to the text. */
function HeaderLine({ heading, children }: { heading: string; children: ReactNode }) {
  const { topBarVisible } = useNavigationState();
  const preview = useShortcutHint('toggle_preview');
  return (
    <chakra.div
      _print={{ display: 'none' }}
      position={{ md: 'sticky' }}
      top={topBarVisible ? '{sizes.topBar}' : '0'}
      // Only where it sticks: what is inside it could not be above the top bar, where phones have the sprint's clock.
      zIndex={{ md: '1' }}
      {...edgeToEdge}
      bg="paper"
    >
      <chakra.div
        {...barWidth}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap={{ base: '4', md: '6' }}
        minH="target"
      >
        <chakra.h1 textStyle="label" color="ink.muted">
          {heading}
        </chakra.h1>
        <Tabs.List aria-label="Editor mode" borderBottomWidth="0" flex="1 0 auto" fontSize="sm">
          <Tabs.Trigger value="edit">Edit</Tabs.Trigger>
          {/* A native tooltip, because our own would replace the id that links the tab to its panel. */}
          <Tabs.Trigger value="preview" aria-keyshortcuts={preview.aria} title={preview.keys}>
            Preview
          </Tabs.Trigger>
        </Tabs.List>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap={{ base: '1', md: '2' }}>
          {children}
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}

/** Covers the main area's padding. */
export const edgeToEdge = { mx: { base: '-4', md: '-8' }, px: { base: '4', md: '8' } } as const;

/** The width of the lines above and below the page. */
export const barWidth = { maxW: 'content', w: 'full', mx: 'auto' } as const;

/** The column of the text. */
export const EditorColumn = chakra('div', {
  base: {
    w: 'full',
    maxW: 'measure',
    mx: 'auto',
    pb: { base: '6', md: '10' },
    display: 'grid',
    gap: { base: '4', md: '2' },
  },
});

/** Lines above the title: what is written for, and notices. They share a row if there is room. */
export const EditorContext = chakra('div', {
  base: {
    ...barWidth,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '1',
    _empty: { display: 'none' },
    _print: { display: 'none' },
  },
});

/** Fields below the text. */
export const EditorFields = chakra('div', {
  base: { mt: '6', pt: '6', borderTopWidth: '1px', borderColor: 'rule', display: 'grid', gap: '6' },
});
