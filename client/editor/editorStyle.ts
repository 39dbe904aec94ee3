import { chakra } from '@chakra-ui/react';

/**
 * Styles of the source. Font, size and line height are inherited. The frame belongs to the screen, as Zen
 * mode has none.
 */
export const EditorSheet = chakra('div', {
  base: {
    display: 'grid',
    minW: '0',
    minH: 'full',
    overflowWrap: 'anywhere',
    '& [data-slate-editor]': {
      mx: '-0.25rem',
      outline: 'none',
      minW: '0',
      caretColor: 'accent',
      tabSize: '4',
    },
    // Off-screen chunks are neither laid out nor painted; their size is remembered.
    '& .md-chunk': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 60rem' },
    '& .md-chunk[data-near]': { contentVisibility: 'visible' },
    // Chunks clip their content: leave room for the caret and for overhanging letters.
    '& [data-slate-node="element"]': { px: '0.25rem' },
    '& [data-slate-placeholder]': { color: 'ink.faint' },
    '& .md-heading1, & .md-heading2, & .md-heading3': { fontWeight: 'semibold', lineHeight: 'snug' },
    '& .md-heading1': { fontSize: '1.4em' },
    '& .md-heading2': { fontSize: '1.2em' },
    '& .md-heading3': { fontSize: '1.05em' },
    '& .md-quote': { color: 'ink.muted', fontStyle: 'italic' },
    '& .md-done': { color: 'ink.muted' },
    '& .md-break, & .md-underline, & .md-fence, & .md-verseMark': { color: 'ink.faint' },
    '& .md-verseMark': { fontFamily: 'mono', fontSize: '0.875em' },
    '& .md-verse': { ps: '2.25rem', textIndent: '-2rem' },
    '& .md-break': { textAlign: 'center' },
    // Beside the paragraph of the caret, if the others are dimmed.
    '& [data-dimmed] [data-slate-node="element"]:not([data-near])': { opacity: '0.35' },
    '&::highlight(found)': { bg: 'accent.wash' },
    '&::highlight(found-now)': { bg: 'accent', color: 'accent.ink' },
    '& .md-code, & .md-fence': { fontFamily: 'mono', fontSize: '0.875em', bg: 'paper.sunken' },
    '& .md-strong': { fontWeight: 'semibold' },
    '& .md-em': { fontStyle: 'italic' },
    '& .md-quote .md-em': { fontStyle: 'normal' },
    '& .md-struck': { textDecoration: 'line-through' },
    '& span.md-code': { borderRadius: 'md' },
    '& .md-link': { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '0.15em' },
    '& .md-sign': { color: 'ink.faint', fontWeight: 'normal', fontStyle: 'normal', textDecoration: 'none' },
  },
});
