import { chakra } from '@chakra-ui/react';
import { LinkButton, TextLink } from '../../ui/Button';
import { Wordmark } from '../../ui/Wordmark';

export function PublicHeader() {
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
      <chakra.nav aria-label="Site" display="flex" alignItems="center" gap={{ base: '4', md: '6' }}>
        <TextLink to="/about" tone="quiet" py="2" hideBelow="sm">
          About
        </TextLink>
        <TextLink to="/blog" tone="quiet" py="2">
          Blog
        </TextLink>
        <LinkButton to="/stories/new" variant="outline" size="sm" hideBelow="md">
          Write Your Story
        </LinkButton>
      </chakra.nav>
    </chakra.header>
  );
}
