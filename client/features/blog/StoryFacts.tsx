import { graphql, useFragment } from 'react-relay';
import type { StoryFacts_story$key } from '../../__generated__/StoryFacts_story.graphql';
import { AuthorLink } from '../../ui/content/AuthorLink';
import { readingTimeLabel } from '../../ui/content/labels';
import { MetaLine } from '../../ui/content/MetaLine';
import { StoryDate } from '../../ui/content/StoryDate';

/** Author, date and reading time. */
export function StoryFacts({ story, centered = false }: { story: StoryFacts_story$key; centered?: boolean }) {
  const { author, createdAt, publishedAt, readingTimeMinutes } = useFragment(
    graphql`
      fragment StoryFacts_story on Story {
        createdAt
        publishedAt
        readingTimeMinutes
        author {
          ...AuthorLink_user
        }
      }
    `,
    story,
  );
  return (
    <MetaLine justifyContent={centered ? 'center' : undefined}>
      <AuthorLink user={author} />
      <StoryDate createdAt={createdAt} publishedAt={publishedAt} format="date" />
      <span>{readingTimeLabel(readingTimeMinutes)}</span>
    </MetaLine>
  );
}
