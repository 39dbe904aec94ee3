import { siteName } from '../../contract/site';
import { AuthorPageDocument, TagPageDocument } from '../__generated__/operations';
import { authorPath, tagPath } from '../components/Byline';
import { FeedLink, feedLinks } from '../components/feedLinks';
import { Notice } from '../components/Layout';
import { CardList, PageLinks } from '../components/StoryList';
import type { Page, PageRequest } from '../page';
import { pageVariables, turningOf, writeStep } from './blog';

type Stories = Parameters<typeof CardList>[0]['stories'];

interface CollectionProps {
  /** The collection's address. */
  base: string;
  heading: string;
  about: string | null;
  stories: Stories;
  turning: ReturnType<typeof turningOf>;
  zone: string;
}

function Collection({ base, heading, about, stories, turning, zone }: CollectionProps) {
  return (
    <div className="wide collection">
      <div className="list-header">
        <div>
          <h1 className="title" dir="auto">
            {heading}
          </h1>
          {about && (
            <p className="reading muted bio" dir="auto">
              {about}
            </p>
          )}
        </div>
      </div>
      <CardList stories={stories} zone={zone} />
      <PageLinks {...turning} />
      <FeedLink base={base} />
      <div className="ending">
        <a className="button" href="/blog">
          Browse Stories
        </a>
      </div>
    </div>
  );
}

/** The same for each reason, so that it doesn't tell who is a member or what is written in private. */
const missing = (title: string, text: string): Page => ({
  status: 404,
  title,
  step: writeStep,
  main: (
    <Notice title={title} text={text}>
      <a className="button" href="/blog">
        Browse Stories
      </a>
    </Notice>
  ),
});

const noAuthor = missing('Author not found', 'Nobody with this name has published a story.');
const noTag = missing('Tag not found', 'No public story has this tag.');

const isFirst = (query: URLSearchParams) => !query.has('after') && !query.has('before');

/** The public stories of a member who has some. Source: contract, section 9 (public addresses). */
export async function authorPage({ params, query, read, services }: PageRequest): Promise<Page> {
  const variables = { username: params.username ?? '', ...pageVariables(query) };
  const { publicAuthor: author, publicStories } = await read(AuthorPageDocument, variables);
  if (!author) return noAuthor;
  const base = authorPath(author);
  const title = `Stories by ${author.name}`;
  return {
    title,
    description: author.bio ?? `${title}, on the blog of ${siteName}.`,
    ...(isFirst(query) && { canonical: base }),
    head: feedLinks(base, title),
    step: writeStep,
    main: (
      <Collection
        base={base}
        heading={author.name}
        about={author.bio}
        stories={publicStories.edges.map(({ node }) => node)}
        turning={turningOf(base, {}, publicStories.pageInfo)}
        zone={services.config.groupTimeZone}
      />
    ),
  };
}

/** The public stories with a tag. */
export async function tagPage({ params, query, read, services }: PageRequest): Promise<Page> {
  const variables = { name: params.name ?? '', ...pageVariables(query) };
  const { publicTag: tag, publicStories } = await read(TagPageDocument, variables);
  if (!tag) return noTag;
  const base = tagPath(tag.name);
  const title = `Stories about ${tag.name}`;
  return {
    title,
    description: tag.description ?? `${title}, on the blog of ${siteName}.`,
    ...(isFirst(query) && { canonical: base }),
    head: feedLinks(base, title),
    step: writeStep,
    main: (
      <Collection
        base={base}
        heading={title}
        about={tag.description}
        stories={publicStories.edges.map(({ node }) => node)}
        turning={turningOf(base, {}, publicStories.pageInfo)}
        zone={services.config.groupTimeZone}
      />
    ),
  };
}
