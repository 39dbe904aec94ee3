import { chakra } from '@chakra-ui/react';
import { SiteHeader } from '../../shell/SiteHeader';
import { LinkButton, TextLink } from '../../ui/form/Button';
import { Motif } from '../../ui/layout/Motif';
import { useDocumentTitle } from '../../ui/layout/useDocumentTitle';

export function LandingPage() {
  useDocumentTitle(undefined);
  return (
    <>
      <SiteHeader />
      <Invitation />
      <Quotation />
      <Footer />
    </>
  );
}

function Invitation() {
  return (
    <chakra.section
      flex="1"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '1.1fr 1fr' }}
      alignItems="center"
      gap={{ base: '10', lg: '16' }}
      w="full"
      maxW="page"
      mx="auto"
      px={{ base: '5', md: '10' }}
      py={{ base: '8', md: '16' }}
    >
      <div>
        <chakra.p textStyle="label" color="accent" mb="4">
          Mondays at 7pm
        </chakra.p>
        <chakra.h1 textStyle="display">An evening for writing, kept together.</chakra.h1>
        <chakra.p textStyle="reading" color="ink.muted" mt="6" maxW="34rem">
          We are a writing group that meets every week: some of us in the room, all of us on the page. Join
          3,000 people who write, read one another, and come back on Monday.
        </chakra.p>
        <chakra.div mt="9" display="flex" flexWrap="wrap" alignItems="center" columnGap="6" rowGap="4">
          <LinkButton to="/login" size="lg">
            Begin Your Journey
          </LinkButton>
          <TextLink to="/blog">Read our stories</TextLink>
        </chakra.div>
      </div>
      <Motif width="full" maxW={{ base: '24rem', lg: 'full' }} mx="auto" />
    </chakra.section>
  );
}

function Quotation() {
  return (
    <chakra.section bg="paper.sunken" borderBlockWidth="1px" borderColor="rule">
      <chakra.figure maxW="measure" mx="auto" px={{ base: '5', md: '10' }} py={{ base: '12', md: '16' }}>
        <chakra.blockquote
          fontFamily="reading"
          fontStyle="italic"
          fontSize={{ base: 'xl', md: '2xl' }}
          lineHeight="snug"
          textWrap="balance"
        >
          <chakra.p textIndent="-0.42em">
            “There is no greater agony than bearing an untold story inside you.”
          </chakra.p>
        </chakra.blockquote>
        <chakra.figcaption mt="4" color="ink.muted">
          Maya Angelou
        </chakra.figcaption>
      </chakra.figure>
    </chakra.section>
  );
}

function Footer() {
  return (
    <chakra.footer
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="8"
      rowGap="2"
      w="full"
      maxW="page"
      mx="auto"
      px={{ base: '5', md: '10' }}
      py="6"
      color="ink.muted"
    >
      <chakra.nav aria-label="Footer" display="flex" gap="6">
        <TextLink to="/about" tone="quiet" py="2">
          About
        </TextLink>
        <TextLink to="/blog" tone="quiet" py="2">
          Blog
        </TextLink>
      </chakra.nav>
      <chakra.p textStyle="small">Made by the Monday Writers’ Collective</chakra.p>
    </chakra.footer>
  );
}
