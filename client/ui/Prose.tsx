import { chakra } from '@chakra-ui/react';

/** What Markdown became, set as in a well-made book. */
export const Prose = chakra('div', {
  base: {
    textStyle: 'reading',
    maxW: 'measure',
    overflowWrap: 'anywhere',
    '& > * + *': { mt: '1.1em' },
    '& h2, & h3, & h4, & h5, & h6': {
      fontWeight: 'semibold',
      lineHeight: 'snug',
      mt: '2em',
      mb: '0.4em',
      textWrap: 'balance',
    },
    '& h2': { fontSize: '1.4em' },
    '& h3': { fontSize: '1.2em' },
    '& h4, & h5, & h6': { fontSize: '1.05em' },
    '& a': { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '0.15em' },
    '& em': { fontStyle: 'italic' },
    '& strong': { fontWeight: 'semibold' },
    '& s, & del': { textDecoration: 'line-through' },
    '& blockquote': { ps: '1.2em', borderInlineStartWidth: '2px', borderColor: 'accent', color: 'ink.muted' },
    '& blockquote > * + *': { mt: '0.8em' },
    '& ul': { listStyle: 'disc', ps: '1.4em' },
    '& ol': { listStyle: 'decimal', ps: '1.6em' },
    '& li + li': { mt: '0.3em' },
    // The container's words set the side of its marks; each text within is still read in its own direction.
    '& li, & blockquote p, & th, & td': { unicodeBidi: 'plaintext' },
    '& li.task-list-item': { listStyle: 'none', ms: '-1.4em' },
    '& li.task-list-item input': { me: '0.6em' },
    '& hr': { borderTopWidth: '0', my: '2.2em', textAlign: 'center', h: 'auto', color: 'ink.muted' },
    '& hr::before': { content: '"∗  ∗  ∗"', whiteSpace: 'pre', letterSpacing: '0.3em' },
    '& code': { fontFamily: 'mono', fontSize: '0.85em', bg: 'paper.sunken', px: '0.3em', borderRadius: 'md' },
    '& pre': { bg: 'paper.sunken', p: '1em', borderRadius: 'md', overflowX: 'auto', lineHeight: '1.5' },
    '& pre code': { bg: 'transparent', p: '0' },
    '& img': { borderRadius: 'md', mx: 'auto' },
    '& table': { display: 'block', overflowX: 'auto', fontSize: '0.9em', borderCollapse: 'collapse' },
    '& th, & td': {
      borderBottomWidth: '1px',
      borderColor: 'rule',
      py: '0.4em',
      pe: '1.5em',
      textAlign: 'start',
    },
    '& th': { fontWeight: 'semibold' },
  },
});
