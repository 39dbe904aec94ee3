import { chakra } from '@chakra-ui/react';
import { lamp } from '../../../server/contract/wordmark';
import { Link } from './Link';
import { siteName } from './useDocumentTitle';

const drawing = { __html: lamp.content };

const WordmarkLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minH: 'target',
    fontFamily: 'reading',
    fontSize: 'lg',
    fontWeight: 'semibold',
    color: 'ink',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
});

/** Logo and name; `compact` shows only the logo on phones. */
export function Wordmark({ to = '/', compact = false }: { to?: string; compact?: boolean }) {
  return (
    <WordmarkLink to={to} aria-label={siteName}>
      <chakra.svg
        aria-hidden
        viewBox={lamp.viewBox}
        width="1.5em"
        height="1.5em"
        fill="none"
        flexShrink="0"
        css={{
          '& .glow': { fill: 'lamp.glow' },
          '& .cord': { stroke: 'ink', strokeWidth: '1.6', strokeLinecap: 'round' },
          '& .accent': { fill: 'accent' },
        }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
        dangerouslySetInnerHTML={drawing}
      />
      <chakra.span hideBelow={compact ? 'sm' : undefined}>{siteName}</chakra.span>
    </WordmarkLink>
  );
}
