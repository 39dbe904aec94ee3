import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TextLink } from '../form/Button';
import { Wordmark } from './Wordmark';

/** The head of every public page; `actions` are what the page most wants its visitor to do next. */
export function PublicHeader({ actions }: { actions: ReactNode }) {
  return (
    <chakra.header
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      w="full"
      maxW="page"
      mx="auto"
      px={{ base: '5', md: '10' }}
      py="4"
    >
      <Wordmark />
      <chakra.nav
        aria-label="Site"
        display="flex"
        alignItems="center"
        gap={{ base: '4', md: '6' }}
        flexShrink="0"
      >
        <TextLink to="/about" tone="quiet" py="2" hideBelow="sm">
          About
        </TextLink>
        {/* The narrowest phones have room for the next step alone; every page links to the blog elsewhere. */}
        <TextLink to="/blog" tone="quiet" py="2" css={{ '@media (max-width: 22em)': { display: 'none' } }}>
          Blog
        </TextLink>
        {actions}
      </chakra.nav>
    </chakra.header>
  );
}
