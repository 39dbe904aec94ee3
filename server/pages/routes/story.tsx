import { toAppError } from '../../errors';
import { plainText } from '../../markdown/plainText';
import { renderMarkdown } from '../../markdown/render';
import { type BylineFragment, StoryPageDocument, type StoryPageQuery } from '../__generated__/operations';
import { authorPath, Byline, storyPath, tagPath, titleOf } from '../components/Byline';
import { Notice } from '../components/Layout';
import type { Page, PageRequest } from '../page';
import { writeStep } from './blog';

type Story = NonNullable<StoryPageQuery['story']>;

interface Missing {
  status: number;
  text: string;
  /** The story's address, if trying again may help. */
  again?: string;
}

const notAvailable = ({ status, text, again }: Missing): Page => ({
  status,
  title: 'Story Not Available',
  step: writeStep,
  main: (
    <Notice title="Story Not Available" text={text}>
      {again && (
        <a className="button" href={again}>
          Try again
        </a>
      )}
      <a className={again ? 'button outline' : 'button'} href="/blog">
        Browse Stories
      </a>
    </Notice>
  ),
});

/** The page of a story that couldn't be read. */
export const storyFailure = (status: number, text: string, again: string): Page =>
  notAvailable({ status, text, again });

const missing = (status: 404 | 410): Page =>
  notAvailable({ status, text: 'Story not found or no longer public.' });

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

/** Undefined if a visitor may not read the story. */
async function readStory({ params, read }: PageRequest) {
  try {
    return await read(StoryPageDocument, { id: params.id ?? '' });
  } catch (error) {
    if (toAppError(error)?.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}

/** Source: specification, section 2 (public reader). */
export async function storyPage(request: PageRequest): Promise<Page> {
  const { story, publicStories } = (await readStory(request)) ?? {};
  if (!story || !publicStories) return missing(404);
  const zone = request.services.config.groupTimeZone;
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
