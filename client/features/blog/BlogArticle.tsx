import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { BlogArticle_story$key } from '../../__generated__/BlogArticle_story.graphql';
import { AuthorLink } from '../../ui/content/AuthorLink';
import { StoryText } from '../../ui/content/StoryText';
import { useDocumentTitle } from '../../ui/layout/useDocumentTitle';
import { StoryFacts } from './StoryFacts';

export function BlogArticle({ story }: { story: BlogArticle_story$key }) {
  const data = useFragment(
    graphql`
      fragment BlogArticle_story on Story {
        id
        title
        content
        author {
          bio
          ...AuthorLink_user
        }
        ...StoryFacts_story
      }
    `,
    story,
  );
  const title = data.title || 'Untitled Story';
  useDocumentTitle(title);
  return (
    <chakra.article maxW="measure" mx="auto">
      <chakra.header textAlign="center" mb={{ base: '10', md: '14' }}>
        <chakra.h1
          dir="auto"
          textStyle="display"
          fontSize={{ base: '2xl', sm: '3xl', md: '4xl' }}
          lineHeight="snug"
          overflowWrap="anywhere"
        >
          {title}
        </chakra.h1>
        <chakra.div mt="5">
          <StoryFacts story={data} centered />
        </chakra.div>
        <chakra.div
          aria-hidden
          mx="auto"
          mt={{ base: '8', md: '10' }}
          w="12"
          borderTopWidth="1px"
          borderColor="rule.strong"
        />
      </chakra.header>
      <StoryText storyId={data.id} text={data.content} />
      <chakra.footer mt="16" pt="8" borderTopWidth="1px" borderColor="rule">
        <chakra.h2 textStyle="subheading">
          <chakra.span color="ink.muted" fontWeight="regular">
            Written by{' '}
          </chakra.span>
          <AuthorLink user={data.author} />
        </chakra.h2>
        {data.author.bio && (
          <chakra.p
            dir="auto"
            mt="2"
            fontFamily="reading"
            lineHeight="prose"
            color="ink.muted"
            whiteSpace="pre-line"
            overflowWrap="anywhere"
          >
            {data.author.bio}
          </chakra.p>
        )}
      </chakra.footer>
    </chakra.article>
  );
}
