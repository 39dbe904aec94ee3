import { defineSlotRecipe } from '@chakra-ui/react';
import { floating } from './recipes';

export const menuSlotRecipe = defineSlotRecipe({
  slots: ['content', 'item', 'itemText', 'itemIndicator', 'separator'],
  base: {
    content: {
      ...floating,
      zIndex: 'dropdown',
      minW: '52',
      maxW: '80',
      p: '1.5',
      // In a low window the menu scrolls.
      maxH: 'var(--available-height)',
      overflowY: 'auto',
      outline: 'none',
      fontSize: 'md',
      _open: { animation: 'appear {durations.fast} {easings.calm}' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: '10',
      px: '3',
      borderRadius: 'md',
      cursor: 'pointer',
      color: 'ink',
      textDecoration: 'none',
      outline: 'none',
      '@media (pointer: coarse)': { minH: 'target' },
      _highlighted: { bg: 'paper.hover' },
    },
    itemText: { flex: '1' },
    itemIndicator: { color: 'accent' },
    separator: { h: 'px', my: '1.5', bg: 'rule' },
  },
});

export const dialogSlotRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'title', 'description', 'closeTrigger', 'footer'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      bg: 'scrim',
      zIndex: 'overlay',
      _open: { animation: 'fade {durations.moderate}' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'modal',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      p: '4',
      // Toasts stand there.
      pt: '{sizes.topBar}',
      '@media (max-height: 30rem)': { pt: '4' },
      overflow: 'auto',
    },
    content: {
      ...floating,
      w: 'full',
      maxW: '28rem',
      maxH: '100%',
      overflow: 'auto',
      p: '6',
      outline: 'none',
      _open: { animation: 'appear {durations.moderate} {easings.calm}' },
    },
    title: { textStyle: 'subheading' },
    description: { color: 'ink.muted' },
    footer: { mt: '6', display: 'flex', flexWrap: 'wrap', gap: '3', justifyContent: 'flex-end' },
    closeTrigger: { position: 'absolute', top: '3', insetEnd: '3' },
  },
});

export const tabsSlotRecipe = defineSlotRecipe({
  slots: ['root', 'list', 'trigger', 'content'],
  base: {
    root: { display: 'block' },
    list: {
      display: 'flex',
      gap: { base: '4', sm: '6' },
      overflowX: 'auto',
      scrollbarWidth: 'none',
      borderBottomWidth: '1px',
      borderColor: 'rule',
    },
    trigger: {
      minH: 'target',
      px: '1',
      color: 'ink.muted',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      textDecoration: 'none',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      transitionProperty: 'color, border-color',
      transitionDuration: 'fast',
      _hover: { color: 'ink' },
      _selected: { color: 'ink', borderColor: 'accent' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    content: { pt: '6', outline: 'none' },
  },
});

export const tooltipSlotRecipe = defineSlotRecipe({
  slots: ['content'],
  base: {
    content: {
      bg: 'ink',
      color: 'paper',
      textStyle: 'small',
      px: '2.5',
      py: '1',
      borderRadius: 'md',
      maxW: '64',
      zIndex: 'dropdown',
    },
  },
});
