import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { siteName } from './useDocumentTitle';

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
      <chakra.svg aria-hidden viewBox="0 0 24 24" width="1.5em" height="1.5em" fill="none" flexShrink="0">
        <chakra.path d="M12 11 4.5 21h15Z" fill="lamp.glow" />
        <chakra.path d="M12 2.5v3" stroke="ink" strokeWidth="1.6" strokeLinecap="round" />
        <chakra.path d="M6.5 12c.5-4 2.6-6.5 5.5-6.5s5 2.5 5.5 6.5Z" fill="accent" />
      </chakra.svg>
      <chakra.span hideBelow={compact ? 'sm' : undefined}>{siteName}</chakra.span>
    </WordmarkLink>
  );
}
