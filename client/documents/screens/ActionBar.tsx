import { chakra } from '@chakra-ui/react';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { caretBox, reveal } from '../../editor/reveal';
import { useShortcutHint } from '../../shortcuts/shortcuts';
import { scrollingBarsQuery } from '../../ui/layout/topBar';
import { barWidth, edgeToEdge } from './EditorScreen';

interface ActionBarProps {
  status: ReactNode;
  /** Figures of the text, such as its words. */
  facts: ReactNode;
  /** Why saving is disabled. */
  needs: string | null;
  /** The actions; disabled ones are described by the element with the given id. */
  children: (needsId: string | undefined) => ReactNode;
}

/** The CSS order of Cancel: it is shown first but reached last, so that Tab from the text leads to saving. */
export const cancelOrder = -1;

/**
 * On phones the state and the figures always take two short rows, so that nothing moves while the member types; the action of the
 * state is beside both.
 */
const phoneRows = {
  smDown: {
    rowGap: '0',
    '& > [data-facts]': { flexBasis: '100%', '& > *': { py: '0' } },
    '& > [data-actions]': { mt: '1' },
    '&:has([data-beside]) > :not([data-actions])': { pe: '7.5rem' },
    '& [data-beside]': { position: 'absolute', top: '0', insetEnd: '0' },
  },
} as const;

/** The bar below the page, in sight wherever there is room: sync status, figures and actions. */
export function ActionBar({ status, facts, needs, children }: ActionBarProps) {
  const id = useId();
  const save = useShortcutHint('save_story');
  const bar = useRef<HTMLDivElement>(null);
  useScrollPaddingOf(bar);
  return (
    <chakra.div
      ref={bar}
      _print={{ display: 'none' }}
      position="sticky"
      css={{ [scrollingBarsQuery]: { position: 'static' } }}
      bottom="0"
      zIndex="1"
      mt="auto"
      {...edgeToEdge}
      pt={{ base: '1', md: '2' }}
      // On phones without a home button, keep clear of the bottom edge.
      pb="max({spacing.2}, env(safe-area-inset-bottom))"
      bg="paper"
      borderTopWidth="1px"
      borderColor="rule"
    >
      <chakra.div
        {...barWidth}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap={{ base: '3', md: '5' }}
        rowGap="1"
        position="relative"
        css={phoneRows}
      >
        <chakra.div
          flex={{ base: '1 1 100%', sm: '1 1 12rem' }}
          minW="0"
          // An error and its action get a line of their own, and so does what else can be done.
          css={{
            '&:has([role="alert"], [data-wide])': {
              flexBasis: '100%',
              '& > [data-hint]': { display: 'none' },
            },
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
        <chakra.div data-facts>{facts}</chakra.div>
        <chakra.div
          data-actions
          display="flex"
          flex={{ base: '1 1 auto', sm: '0 0 auto' }}
          flexWrap="wrap"
          justifyContent="flex-end"
          gap={{ base: '0', sm: '1', md: '2' }}
          ms="auto"
        >
          {children(needs ? id : undefined)}
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}

/** Scrolls the line being typed out from under a bar that has grown. */
function uncoverCaret(bar: HTMLElement) {
  const editable = document.activeElement;
  const selection = getSelection();
  if (!(editable instanceof HTMLElement && editable.isContentEditable) || !selection?.rangeCount) return;
  const range = selection.getRangeAt(0);
  const caret = caretBox(range);
  const { top, bottom } = bar.getBoundingClientRect();
  if (caret.bottom > top && caret.top < bottom) reveal(editable, range, false);
}

/** Keeps content that the page scrolls into view, such as the line being typed, above this bar at the bottom of the window. */
function useScrollPaddingOf(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const keepClear = () => {
      const isSticky = getComputedStyle(element).position === 'sticky';
      style.scrollPaddingBottom = isSticky ? `${element.getBoundingClientRect().height}px` : '';
    };
    keepClear();
    const followBar = () => {
      keepClear();
      uncoverCaret(element);
    };
    const sizes = new ResizeObserver(followBar);
    sizes.observe(element);
    // The height of the window decides whether the bar is sticky, which doesn't change the bar's size.
    window.addEventListener('resize', followBar);
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', followBar);
      style.scrollPaddingBottom = '';
    };
  }, [bar]);
}
