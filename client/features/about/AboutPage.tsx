import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useAuth } from '../../auth/useAuth';
import { SiteHeader } from '../../shell/SiteHeader';
import { LinkButton, TextLink } from '../../ui/form/Button';
import { Motif } from '../../ui/layout/Motif';
import { useDocumentTitle } from '../../ui/layout/useDocumentTitle';

export function AboutPage() {
  useDocumentTitle('About');
  const { status } = useAuth();
  return (
    <>
      <SiteHeader />
      <chakra.article maxW="measure" w="full" mx="auto" px="5" pt={{ base: '8', md: '14' }} pb="24">
        <chakra.h1 textStyle="title">About</chakra.h1>
        <chakra.div textStyle="reading" mt="6" display="grid" gap="5">
          <p>
            We began as a few people around one table, on a Monday at seven. Someone put the lamp in the
            middle, someone set a clock, and for an hour nobody said a word. Then we read to each other.
          </p>
          <p>
            That is still the whole of it. There are about 3,000 of us now, and this is where we keep what we
            write: drafts that nobody else sees, stories shared with the group, and the ones we are ready to
            show to everyone.
          </p>
        </chakra.div>
        <Motif width="full" my="12" />
        <Part title="What you can do here">
          <p>
            Write in Markdown, in a quiet page with good type. Keep a story private, share it with other
            members, or publish it on <TextLink to="/blog">the blog</TextLink>. Tag it, find it again, take it
            with you.
          </p>
        </Part>
        <Part title="When we meet">
          <p>
            Every Monday at 7pm. Come with a pen, a laptop or nothing at all; there is always a spare
            notebook.
          </p>
        </Part>
        <Part title="Who may join">
          <p>
            Anyone who writes, or would like to. You need an account to write; reading the public stories
            needs nothing but time.
          </p>
        </Part>
        <chakra.div mt="10" display="flex" flexWrap="wrap" alignItems="center" columnGap="6" rowGap="4">
          {status === 'signedIn' ? (
            <LinkButton to="/stories/new">Write Your Story</LinkButton>
          ) : (
            <>
              <LinkButton to="/register">Create an account</LinkButton>
              <TextLink to="/login">Sign in</TextLink>
            </>
          )}
        </chakra.div>
      </chakra.article>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section mt="10">
      <chakra.h2 textStyle="heading" mb="2">
        {title}
      </chakra.h2>
      <chakra.div textStyle="reading">{children}</chakra.div>
    </chakra.section>
  );
}
