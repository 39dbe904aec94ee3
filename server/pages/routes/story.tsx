import { plainText } from '../../markdown/plainText';
import { renderMarkdown } from '../../markdown/render';
import { type BylineFragment, StoryPageDocument, type StoryPageQuery } from '../__generated__/operations';
import { authorPath, Byline, storyPath, tagPath, titleOf } from '../components/Byline';
import { Notice } from '../components/Layout';
import type { Page, PageRequest } from '../page';
import { writeStep } from './blog';

type Story = NonNullable<StoryPageQuery['story']>;

/** The answer for a story that the reader can't see: 404, or 410 if it was public once. */
export const storyNotAvailable = (status: number, text = 'Story not found or no longer public.'): Page => ({
  status,
  title: 'Story Not Available',
  step: writeStep,
  main: (
    <Notice title="Story Not Available" text={text}>
      <a className="button" href="/blog">
        Browse Stories
      </a>
    </Notice>
  ),
});

function Article({ story, zone }: { story: Story; zone: string }) {
  const { author, tags } = story;
  return (
    <article className="narrow" data-story={story.id}>
      <header className="story-header">
        <h1 className="title" dir="auto">
          {titleOf(story)}
        </h1>
        <Byline story={story} zone={zone} />
      </header>
      <div
        className="reading prose"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer's answer is safe, and tested to be
        dangerouslySetInnerHTML={{
          __html: renderMarkdown(story.content, () => false, { linksPictures: true }),
        }}
      />
      {tags.length > 0 && (
        <ul className="tags plain" aria-label="Tags">
          {tags.map(({ name }) => (
            <li key={name}>
              <a href={tagPath(name)} rel="tag">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      <footer className="author">
        <h2 className="heading">
          <span className="muted">Written by </span>
          <a href={authorPath(author)}>
            <bdi>{author.name}</bdi>
          </a>
        </h2>
        {author.bio && (
          <p className="reading muted bio" dir="auto">
            {author.bio}
          </p>
        )}
      </footer>
    </article>
  );
}

/** Further stories, and a link to start writing. */
function MoreStories({ stories, zone }: { stories: readonly BylineFragment[]; zone: string }) {
  return (
    <aside className="narrow more-stories">
      {stories.length > 0 && (
        <>
          <h2 className="heading">More Stories</h2>
          <ul className="plain rows">
            {stories.map((story) => (
              <li key={story.id}>
                <h3 className="heading" dir="auto">
                  <a href={storyPath(story)}>{titleOf(story)}</a>
                </h3>
                <Byline story={story} zone={zone} />
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="actions">
        <a className="button" href="/stories/new">
          Write Your Story
        </a>
        <a className="button outline" href="/blog">
          Browse Stories
        </a>
      </div>
    </aside>
  );
}

const shown = 3;
const descriptionMax = 200;

/** Source: specification, section 2 (public reader). Throws NOT_FOUND if a visitor may not read the story. */
export async function storyPage({ params, read, services: { config } }: PageRequest): Promise<Page> {
  const { story, publicStories } = await read(StoryPageDocument, { id: params.id ?? '' });
  if (story?.privacyLevel !== 'PUBLIC') return storyNotAvailable(404);
  const zone = config.groupTimeZone;
  const others = publicStories.edges
    .map(({ node }) => node)
    .filter(({ id }) => id !== story.id)
    .slice(0, shown);
  return {
    title: titleOf(story),
    description: plainText(story.content, descriptionMax),
    canonical: storyPath(story),
    step: writeStep,
    main: (
      <>
        <Article story={story} zone={zone} />
        <MoreStories stories={others} zone={zone} />
      </>
    ),
  };
}
