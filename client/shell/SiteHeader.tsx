import { chakra } from '@chakra-ui/react';
import { useAuth } from '../auth/useAuth';
import { LinkButton, TextLink } from '../ui/form/Button';
import { Wordmark } from '../ui/layout/Wordmark';

/** The header of the public documents: with Sign in or, for members, a link to the dashboard. */
export function SiteHeader() {
  const { status } = useAuth();
  const isMember = status !== 'signedOut';
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
        {/* Hidden on the narrowest phones. */}
        <TextLink to="/blog" tone="quiet" py="2" css={{ '@media (max-width: 22em)': { display: 'none' } }}>
          Blog
        </TextLink>
        <LinkButton to={isMember ? '/dashboard' : '/login'} variant="outline" size="sm">
          {isMember ? 'Dashboard' : 'Sign in'}
        </LinkButton>
      </chakra.nav>
    </chakra.header>
  );
}
