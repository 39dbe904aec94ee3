import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { BlogCard_story$key } from '../../__generated__/BlogCard_story.graphql';
import { TextLink } from '../../ui/form/Button';
import { StoryFacts } from './StoryFacts';

export function BlogCard({ story }: { story: BlogCard_story$key }) {
  const data = useFragment(
    graphql`
      fragment BlogCard_story on Story {
        id
        title
        cardExcerpt: excerpt(length: 150)
        ...StoryFacts_story
      }
    `,
    story,
  );
  const titleId = useId();
  return (
    <chakra.article aria-labelledby={titleId} display="flex" flexDirection="column" h="full">
      <chakra.h2 id={titleId} dir="auto" textStyle="heading" overflowWrap="anywhere">
        <TextLink to={`/blog/${data.id}`} tone="quiet">
          {data.title || 'Untitled Story'}
        </TextLink>
      </chakra.h2>
      <chakra.div mt="2">
        <StoryFacts story={data} />
      </chakra.div>
      <chakra.p
        dir="auto"
        mt="3"
        fontFamily="reading"
        lineHeight="prose"
        color="ink.muted"
        overflowWrap="anywhere"
      >
        {data.cardExcerpt}
      </chakra.p>
      <chakra.p mt="3">
        <TextLink to={`/stories/${data.id}`} aria-describedby={titleId} display="inline-block" py="1">
          Read More
        </TextLink>
      </chakra.p>
    </chakra.article>
  );
}
