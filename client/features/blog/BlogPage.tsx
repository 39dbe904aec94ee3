import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { graphql } from 'react-relay';
import { useNavigation, useSearchParams } from 'react-router-dom';
import type { BlogPageQuery } from '../../__generated__/BlogPageQuery.graphql';
import { usePageQuery } from '../../relay/usePageQuery';
import { LinkButton } from '../../ui/form/Button';
import { SearchBox } from '../../ui/form/SearchBox';
import { searchOf } from '../../ui/form/searchOf';
import { useDocumentTitle } from '../../ui/layout/useDocumentTitle';
import { BlogHeader } from './BlogHeader';
import { BlogList } from './BlogList';
import { BlogSkeleton } from './BlogSkeleton';

export function BlogPage() {
  useDocumentTitle('Blog');
  return (
    <>
      <BlogHeader />
      <chakra.div
        w="full"
        maxW="page"
        mx="auto"
        px={{ base: '5', md: '10' }}
        pt={{ base: '6', md: '12' }}
        pb="24"
      >
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="flex-end"
          justifyContent="space-between"
          gap="5"
          pb="8"
          mb={{ base: '8', md: '12' }}
          borderBottomWidth="1px"
          borderColor="rule"
        >
          <div>
            <chakra.h1 textStyle="display" fontSize={{ base: '3xl', md: '4xl' }}>
              The blog
            </chakra.h1>
            <chakra.p mt="3" color="ink.muted">
              Stories that our members have published.
            </chakra.p>
          </div>
          <SearchBox label="Search stories" />
        </chakra.div>
        <Suspense fallback={<BlogSkeleton />}>
          <FoundStories />
        </Suspense>
        <chakra.footer mt="20" pt="10" borderTopWidth="1px" borderColor="rule" textAlign="center">
          <chakra.p textStyle="heading">Have a story of your own?</chakra.p>
          <LinkButton to="/stories/new" mt="4">
            Write Your Story
          </LinkButton>
        </chakra.footer>
      </chakra.div>
    </>
  );
}

function FoundStories() {
  const data = usePageQuery<BlogPageQuery>(graphql`
    query BlogPageQuery($search: String) @preloadable {
      ...BlogList_query @arguments(search: $search)
    }
  `);
  const [params] = useSearchParams();
  const { state } = useNavigation();
  return (
    <chakra.div aria-busy={state !== 'idle'}>
      <BlogList query={data} searching={searchOf(params) !== ''} />
    </chakra.div>
  );
}
