import { defineRecipe } from '@chakra-ui/react';

/** Styles of boxes that lie over the page. */
export const floating = {
  bg: 'paper.raised',
  color: 'ink',
  borderWidth: '1px',
  borderColor: 'rule',
  borderRadius: 'md',
  boxShadow: 'raised',
} as const;

export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    fontFamily: 'ui',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    textDecoration: 'none',
    textAlign: 'center',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'transparent',
    cursor: 'pointer',
    userSelect: 'none',
    flexShrink: '0',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    _disabled: { opacity: '0.55', cursor: 'not-allowed' },
    _print: { display: 'none' },
  },
  variants: {
    variant: {
      solid: { bg: 'accent', color: 'accent.ink', _hover: { bg: 'accent.hover' } },
      outline: { borderColor: 'rule.strong', color: 'ink', _hover: { bg: 'paper.hover' } },
      ghost: { color: 'ink.muted', _hover: { bg: 'paper.hover', color: 'ink' } },
      danger: { bg: 'danger', color: 'danger.ink', _hover: { bg: 'danger.hover' } },
    },
    size: {
      sm: { minH: '9', px: '3', fontSize: 'sm', '@media (pointer: coarse)': { minH: 'target' } },
      md: { minH: 'target', px: '5', fontSize: 'md' },
      lg: { minH: '14', px: '7', fontSize: 'lg' },
      icon: { w: 'target', h: 'target', p: '0' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

export const inputRecipe = defineRecipe({
  base: {
    w: 'full',
    minW: '0',
    minH: 'target',
    px: '3',
    py: '2',
    fontFamily: 'ui',
    fontSize: 'md',
    lineHeight: 'ui',
    color: 'ink',
    bg: 'paper.raised',
    borderWidth: '1px',
    borderColor: 'rule.strong',
    borderRadius: 'md',
    transitionProperty: 'border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'ink.muted' },
    _focusVisible: { outlineOffset: '0', borderColor: 'accent' },
    _invalid: { borderColor: 'danger', boxShadow: 'inset 0 0 0 1px {colors.danger}' },
    _disabled: { opacity: '0.6', cursor: 'not-allowed' },
  },
});

export const textareaRecipe = defineRecipe({
  base: {
    ...inputRecipe.base,
    py: '3',
    px: '4',
    fontFamily: 'reading',
    fontSize: '1.0625rem',
    lineHeight: 'prose',
    resize: 'vertical',
    display: 'block',
  },
});

export const badgeRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    px: '2',
    py: '0.5',
    fontFamily: 'ui',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: '1.4',
    borderRadius: 'full',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      neutral: { bg: 'paper.hover', color: 'ink.muted' },
      accent: { bg: 'accent.wash', color: 'accent' },
      warning: { bg: 'warning.wash', color: 'warning' },
      danger: { bg: 'danger.wash', color: 'danger' },
      info: { bg: 'info.wash', color: 'info' },
      done: { bg: 'done', color: 'done.ink' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export const linkRecipe = defineRecipe({
  base: {
    // Without this, a long word in a link would widen the grid around it.
    overflowWrap: 'anywhere',
    color: 'accent',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    textDecorationColor: 'accent/40',
    borderRadius: 'md',
    transitionProperty: 'color, text-decoration-color',
    transitionDuration: 'fast',
    _hover: { color: 'accent.hover', textDecorationColor: 'currentColor' },
  },
  variants: {
    tone: {
      accent: {},
      /** Titles and names look like text until hovered. */
      quiet: {
        color: 'inherit',
        textDecorationColor: 'transparent',
        _hover: { color: 'accent', textDecorationColor: 'currentColor' },
      },
    },
  },
  defaultVariants: { tone: 'accent' },
});

/** Lists with dividers instead of cards. */
export const rowsRecipe = defineRecipe({
  base: {
    listStyle: 'none',
    '& > li': { py: '6', borderBottomWidth: '1px', borderColor: 'rule' },
    '& > li:first-of-type': { pt: '0' },
    '& > li:last-of-type': { borderBottomWidth: '0' },
  },
});

export const skeletonRecipe = defineRecipe({
  base: {
    bg: 'paper.hover',
    borderRadius: 'md',
    animation: 'breathe 1.6s ease-in-out infinite',
    _motionReduce: { animation: 'none' },
  },
});
