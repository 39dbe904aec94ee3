import { siteName } from '../../contract/site';
import { AuthorPageDocument, TagPageDocument, type TagPageQuery } from '../__generated__/operations';
import { authorPath, tagPath } from '../components/Byline';
import { FeedLink, feedLinks } from '../components/feedLinks';
import { Notice } from '../components/Layout';
import { CardList, PageLinks } from '../components/StoryList';
import type { Page, PageRequest } from '../page';
import { pageVariables, turningOf, writeStep } from './blog';

interface Collection {
  /** Its address. */
  base: string;
  /** What its page is called. */
  title: string;
  /** Its first heading. */
  heading: string;
  about: string | null;
  publicStories: TagPageQuery['publicStories'];
}

const isFirst = (query: URLSearchParams) => !query.has('after') && !query.has('before');

function pageOf({ base, title, heading, about, publicStories }: Collection, request: PageRequest): Page {
  return {
    title,
    description: about ?? `${title}, on the blog of ${siteName}.`,
    ...(isFirst(request.query) && { canonical: base }),
    head: feedLinks(base, title),
    step: writeStep,
    main: (
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
        <CardList
          stories={publicStories.edges.map(({ node }) => node)}
          zone={request.services.config.groupTimeZone}
        />
        <PageLinks {...turningOf(base, {}, publicStories.pageInfo)} />
        <FeedLink base={base} />
        <div className="ending">
          <a className="button" href="/blog">
            Browse Stories
          </a>
        </div>
      </div>
    ),
  };
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

/** The public stories of a member who has some. Source: contract, section 9 (public addresses). */
export async function authorPage(request: PageRequest): Promise<Page> {
  const variables = { username: request.params.username ?? '', ...pageVariables(request.query) };
  const { publicAuthor: author, publicStories } = await request.read(AuthorPageDocument, variables);
  if (!author) return noAuthor;
  const { name, bio } = author;
  const title = `Stories by ${name}`;
  return pageOf({ base: authorPath(author), title, heading: name, about: bio, publicStories }, request);
}

/** The public stories with a tag. */
export async function tagPage(request: PageRequest): Promise<Page> {
  const variables = { name: request.params.name ?? '', ...pageVariables(request.query) };
  const { publicTag: tag, publicStories } = await request.read(TagPageDocument, variables);
  if (!tag) return noTag;
  const title = `Stories about ${tag.name}`;
  const about = tag.description;
  return pageOf({ base: tagPath(tag.name), title, heading: title, about, publicStories }, request);
}
