import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { FeaturedStory_story$key } from '../../__generated__/FeaturedStory_story.graphql';
import { LinkButton, TextLink } from '../../ui/form/Button';
import { FeaturedFrame } from './FeaturedFrame';
import { StoryFacts } from './StoryFacts';

/** The newest story, with a longer excerpt. */
export function FeaturedStory({ story }: { story: FeaturedStory_story$key }) {
  const data = useFragment(
    graphql`
      fragment FeaturedStory_story on Story {
        id
        title
        opening: excerpt(length: 300)
        ...StoryFacts_story
      }
    `,
    story,
  );
  const titleId = useId();
  return (
    <FeaturedFrame aria-labelledby={titleId}>
      <div>
        <chakra.h2
          id={titleId}
          dir="auto"
          fontFamily="reading"
          fontSize={{ base: '2xl', md: '3xl' }}
          fontWeight="medium"
          lineHeight="snug"
          letterSpacing="tight"
          textWrap="balance"
          overflowWrap="anywhere"
        >
          <TextLink to={`/blog/${data.id}`} tone="quiet">
            {data.title || 'Untitled Story'}
          </TextLink>
        </chakra.h2>
        <chakra.div mt="3">
          <StoryFacts story={data} />
        </chakra.div>
      </div>
      <div>
        <chakra.p dir="auto" textStyle="reading" maxW="measure" pt={{ lg: '1.5' }} overflowWrap="anywhere">
          {data.opening}
        </chakra.p>
        <LinkButton to={`/stories/${data.id}`} aria-describedby={titleId} variant="outline" mt="6">
          Read More
        </LinkButton>
      </div>
    </FeaturedFrame>
  );
}
