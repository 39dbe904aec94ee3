import type { BylineFragment, StoryPageQuery } from '../__generated__/operations';
import type { HtmlCache } from '../htmlCache';
import { authorPath, Byline, langOf, storyPath, tagPath, titleOf } from './Byline';
import { ByScript } from './ByScript';
import { FollowForm } from './FollowForm';
import { FeedLink } from './feedLinks';

export type PublicStory = NonNullable<StoryPageQuery['story']>;

interface StoryProps {
  story: PublicStory;
  /** The story's text. */
  html: string;
  /** The HTML of the reading settings. */
  settings: string;
  /** The text's language; empty if unknown, because it needn't be that of the page. */
  lang: string;
  zone: string;
  /** The token of the form to follow the author by mail; undefined without one. */
  token: string | undefined;
}

/** Source: specification, section 2 (public reader). */
export function StoryArticle({ story, html, settings, lang, zone, token }: StoryProps) {
  const { tags } = story;
  return (
    <article className="narrow" data-story={story.id}>
      <header className="story-header">
        <h1 className="title" dir="auto" lang={lang}>
          {titleOf(story)}
        </h1>
        <Byline story={story} zone={zone} />
        <ByScript html={settings} />
      </header>
      <div
        className="reading prose"
        lang={lang}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer's answer is safe, and tested to be
        dangerouslySetInnerHTML={{ __html: html }}
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
      <NextSteps story={story} />
      <Author story={story} token={token} />
      <Neighbors story={story} />
    </article>
  );
}

const share = '<button type="button" class="link" data-share="">Share</button>';

/** A reader's next steps: links into the app, which asks visitors to sign in, and sharing. */
function NextSteps({ story }: { story: PublicStory }) {
  const page = `/stories/${story.id}`;
  return (
    <nav className="response small" aria-label="This story">
      <a href={`${page}?to=favorite`}>Add to favorites</a> <a href={`${page}#comments`}>Comments</a>{' '}
      <a href={`/u/${encodeURIComponent(story.author.username)}?to=follow`}>
        Follow <bdi>{story.author.name}</bdi>
      </a>{' '}
      <ByScript html={share} />
      <span className="muted" role="status" data-shared="" />
    </nav>
  );
}

function Author({ story: { author }, token }: Pick<StoryProps, 'story' | 'token'>) {
  return (
    <footer className="author">
      <h2 className="heading">
        <span className="muted">Written by </span>
        <a href={authorPath(author)} rel="author">
          <bdi>{author.name}</bdi>
        </a>
      </h2>
      {author.bio && (
        <p className="reading muted bio" dir="auto">
          {author.bio}
        </p>
      )}
      {token && !author.isDeleted && <FollowForm token={token} author={author.name} />}
    </footer>
  );
}

/** The author's stories published directly before and after this one. */
function Neighbors({ story: { previousByAuthor, nextByAuthor, author } }: { story: PublicStory }) {
  if (!previousByAuthor && !nextByAuthor) return null;
  return (
    <nav className="neighbors" aria-label={`More by ${author.name}`}>
      {previousByAuthor && (
        <a href={storyPath(previousByAuthor)} rel="prev">
          <span className="small muted">Previous by this author</span>{' '}
          <span className="reading" dir="auto" lang={langOf(previousByAuthor)}>
            {titleOf(previousByAuthor)}
          </span>
        </a>
      )}{' '}
      {nextByAuthor && (
        <a className="later" href={storyPath(nextByAuthor)} rel="next">
          <span className="small muted">Next by this author</span>{' '}
          <span className="reading" dir="auto" lang={langOf(nextByAuthor)}>
            {titleOf(nextByAuthor)}
          </span>
        </a>
      )}
    </nav>
  );
}

interface MoreStoriesProps {
  stories: readonly BylineFragment[];
  zone: string;
  html: HtmlCache;
}

function Row({ story, zone }: { story: BylineFragment; zone: string }) {
  return (
    <li>
      <h3 className="heading" dir="auto" lang={langOf(story)}>
        <a href={storyPath(story)}>{titleOf(story)}</a>
      </h3>
      <Byline story={story} zone={zone} />
    </li>
  );
}

/** Further stories, and a link to start writing. */
export function MoreStories({ stories, zone, html }: MoreStoriesProps) {
  return (
    <aside className="narrow more-stories">
      {stories.length > 0 && (
        <>
          <h2 className="heading">More Stories</h2>
          <ul
            className="plain rows"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from components
            dangerouslySetInnerHTML={{
              __html: stories.map((story) => html.of(Row, { story, zone }, story.id)).join(''),
            }}
          />
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
      <FeedLink base="" />
    </aside>
  );
}
