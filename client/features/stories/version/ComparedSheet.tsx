import { chakra } from '@chakra-ui/react';

/** Hides texts before and after a change that only screen readers read. As generated content they aren't copied. */
const visuallyHidden = {
  clipPath: 'inset(100%)',
  clip: 'rect(1px, 1px, 1px, 1px)',
  position: 'absolute',
  w: '1px',
  h: '1px',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
} as const;

/** The container of compared texts. It styles the plain elements within, because a novel has tens of thousands of them. */
export const ComparedSheet = chakra('div', {
  base: {
    fontFamily: 'reading',
    fontSize: '1.0625rem',
    lineHeight: 'prose',
    overflowWrap: 'anywhere',
    maxW: 'measure',
    mx: 'auto',
    '&[data-sides]': { maxW: 'none' },
    '& .pair': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: '10',
    },
    '& .names': { mb: '3', textStyle: 'label', color: 'ink.muted' },
    // Off-screen text is laid out on demand.
    '& .rows': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 6rem' },
    '& .line': { whiteSpace: 'pre-wrap', minH: '1lh' },
    '& .rows.same': { color: 'ink.muted' },
    '& .change': {
      position: 'relative',
      my: '1',
      ps: '3',
      ms: '-3',
      borderInlineStartWidth: '3px',
      borderColor: 'rule.strong',
      '&[data-current]': { borderColor: 'accent', bg: 'paper.sunken' },
    },
    '& ins': {
      bg: 'accent.wash',
      color: 'accent',
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.2em',
      borderRadius: '2px',
      '&::before': { ...visuallyHidden, content: '" [added: "' },
      '&::after': { ...visuallyHidden, content: '" end of added] "' },
    },
    '& del': {
      bg: 'danger.wash',
      color: 'danger',
      textDecoration: 'line-through',
      borderRadius: '2px',
      '&::before': { ...visuallyHidden, content: '" [removed: "' },
      '&::after': { ...visuallyHidden, content: '" end of removed] "' },
    },
    '& del + ins': { ms: '0.2em' },
    '& .fold': { my: '3', display: 'flex', alignItems: 'center', gap: '4', fontFamily: 'ui', fontSize: 'sm' },
    '& .fold::before, & .fold::after': { content: '""', flex: '1', h: '1px', bg: 'rule' },
    '& .more': { h: '24' },
  },
});
