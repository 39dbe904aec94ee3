import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TextLink } from '../form/Button';
import { Wordmark } from './Wordmark';

/** The header of public pages; `actions` are its main links. */
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
        {/* Hidden on the narrowest phones; the page has another link to the blog. */}
        <TextLink to="/blog" tone="quiet" py="2" css={{ '@media (max-width: 22em)': { display: 'none' } }}>
          Blog
        </TextLink>
        {actions}
      </chakra.nav>
    </chakra.header>
  );
}
