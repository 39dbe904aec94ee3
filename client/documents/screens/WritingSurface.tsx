import { chakra } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { useSettings } from '../../settings/useSettings';
import { useShortcutHint } from '../../shortcuts/shortcuts';
import { ShrinkIcon } from '../../ui/content/icons';
import { Tooltip } from '../../ui/feedback/Tooltip';
import { Button } from '../../ui/form/Button';
import { useZenFrame } from './useZenFrame';
import { zenColumn } from './writingStyle';

interface WritingSurfaceProps {
  zen: boolean;
  title: ReactNode;
  text: ReactNode;
  /** Also shown in Zen mode, where the screen's own timer is hidden. */
  timer: ReactNode;
  /** Also announced in Zen mode, where the status line is hidden. */
  status: ReactNode;
  /** Only shown in Zen mode, as the tools: figures of the text. */
  facts: ReactNode;
  tools: ReactNode;
  onExit: () => void;
}

/**
 * Title and text, which fill the screen in Zen mode. The elements stay mounted, so that caret, undo history
 * and IME composition survive the switch.
 */
export function WritingSurface({
  zen,
  title,
  text,
  timer,
  status,
  facts,
  tools,
  onExit,
}: WritingSurfaceProps) {
  const frame = useRef<HTMLDivElement>(null);
  const exit = useShortcutHint('exit_zen_mode');
  const { editor } = useSettings();
  useZenFrame(frame, zen);
  const zenProps = {
    role: 'group',
    'aria-label': 'Zen mode',
    position: 'fixed',
    top: '0',
    insetX: '0',
    h: '100dvh',
    zIndex: 'overlay',
    gap: '0',
    // In a low window, as above a phone's keyboard or at 400 %, the text keeps some lines and the rest is scrolled to.
    gridTemplateRows: 'auto auto minmax(8rem, 1fr) auto',
    overflowY: 'auto',
    bg: 'paper',
  } as const;
  return (
    <chakra.div ref={frame} display="grid" gap={{ base: '3', md: '2' }} {...(zen && zenProps)}>
      {zen && (
        <chakra.div
          order="-1"
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="2"
          p="2"
        >
          {timer}
          <Tooltip text={exit.keys}>
            <Button variant="ghost" size="sm" aria-keyshortcuts={exit.aria} onClick={onExit}>
              <ShrinkIcon />
              Exit Zen mode
            </Button>
          </Tooltip>
        </chakra.div>
      )}
      <chakra.div {...(zen && zenColumn(editor))}>{title}</chakra.div>
      {text}
      {zen && (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          columnGap="6"
          px={{ base: '4', md: '6' }}
          minH="12"
        >
          {status}
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4">
            {facts}
            {tools}
          </chakra.div>
        </chakra.div>
      )}
    </chakra.div>
  );
}
