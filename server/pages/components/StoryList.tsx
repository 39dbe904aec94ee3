import type { ReactNode } from 'react';
import type { BlogPageQuery, CardFragment } from '../__generated__/operations';
import type { HtmlCache } from '../htmlCache';
import { Byline, langOf, storyPath, titleOf } from './Byline';

type Listed = BlogPageQuery['publicStories']['edges'][number]['node'];

interface StoryListProps {
  stories: readonly Listed[];
  /** Shows the first story larger, with a longer excerpt. */
  featured: boolean;
  zone: string;
  html: HtmlCache;
}

/** Stories as cards. The title links to the public page, 'Read More' to the story's screen in the app. */
export function StoryList({ stories, featured, zone, html }: StoryListProps) {
  const [first, ...rest] = featured ? stories : [undefined, ...stories];
  return (
    <>
      {first && <Featured story={first} zone={zone} />}
      <CardList stories={rest.flatMap((story) => story ?? [])} zone={zone} html={html} />
    </>
  );
}

interface CardListProps {
  stories: readonly CardFragment[];
  zone: string;
  html: HtmlCache;
}

export function CardList({ stories, zone, html }: CardListProps) {
  if (stories.length === 0) return null;
  return (
    <ul
      className="grid plain"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from components
      dangerouslySetInnerHTML={{
        __html: stories.map((story) => html.of(Card, { story, zone }, story.id)).join(''),
      }}
    />
  );
}

/** The link's text has the title for search engines; screen readers get the title as the link's description instead. */
function ReadMore({ story }: { story: { title: string } }) {
  return (
    <>
      <span>Read More</span>
      <span className="hidden" aria-hidden>
        : {titleOf(story)}
      </span>
    </>
  );
}

function Featured({ story, zone }: { story: Listed; zone: string }) {
  const lang = langOf({ ...story, excerpt: story.opening });
  return (
    <article className="featured" aria-labelledby={story.id}>
      <div>
        <h2 className="heading" id={story.id} dir="auto" lang={lang}>
          <a href={storyPath(story)}>{titleOf(story)}</a>
        </h2>
        <Byline story={story} zone={zone} />
      </div>
      <div>
        <p className="reading" dir="auto" lang={lang}>
          {story.opening}
        </p>
        <a className="button outline" href={`/stories/${story.id}`} aria-describedby={story.id}>
          <ReadMore story={story} />
        </a>
      </div>
    </article>
  );
}

function Card({ story, zone }: { story: CardFragment; zone: string }) {
  const lang = langOf(story);
  return (
    <li>
      <article className="card" aria-labelledby={story.id}>
        <h2 className="heading" id={story.id} dir="auto" lang={lang}>
          <a href={storyPath(story)}>{titleOf(story)}</a>
        </h2>
        <Byline story={story} zone={zone} />
        <p className="reading" dir="auto" lang={lang}>
          {story.excerpt}
        </p>
        <a className="more" href={`/stories/${story.id}`} aria-describedby={story.id}>
          <ReadMore story={story} />
        </a>
      </article>
    </li>
  );
}

export interface PageLinksProps {
  /** Addresses of the neighbouring pages. */
  newer?: string;
  older?: string;
}

export function PageLinks({ newer, older }: PageLinksProps) {
  if (!newer && !older) return null;
  return (
    <nav className="pages" aria-label="Pages">
      {newer ? (
        <a className="button outline" href={newer} rel="prev">
          Newer stories
        </a>
      ) : (
        <span />
      )}{' '}
      {older && (
        <a className="button outline" href={older} rel="next">
          Older stories
        </a>
      )}
    </nav>
  );
}

export function EmptyList({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="notice">
      <h2 className="heading">{title}</h2>
      <p className="muted">{text}</p>
      {children && <div className="actions">{children}</div>}
    </div>
  );
}
