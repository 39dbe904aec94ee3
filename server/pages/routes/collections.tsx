import type { ReactNode } from 'react';
import {
  AuthorPageDocument,
  type AuthorPageQuery,
  TagPageDocument,
  type TagPageQuery,
} from '../__generated__/operations';
import { authorPath, tagPath } from '../components/Byline';
import { LayoutBreak } from '../components/ByScript';
import { FollowForm } from '../components/FollowForm';
import { FeedLink, feedLinks } from '../components/feedLinks';
import { Notice } from '../components/Layout';
import { CardList, PageLinks } from '../components/StoryList';
import type { MakeRequest, Page, PageRoute } from '../page';
import { pageLinksOf, pageVariables } from '../pageLinks';

interface Collection {
  /** The collection's address. */
  base: string;
  /** The title of the page. */
  title: string;
  /** The page's first heading. */
  heading: string;
  about: string | null;
  publicStories: TagPageQuery['publicStories'];
  /** The form to follow the author by mail. */
  form?: ReactNode;
}

const isFirstPage = (query: URLSearchParams) => !query.has('after') && !query.has('before');

function pageOf(
  { base, title, heading, about, publicStories, form }: Collection,
  { query, config, html }: MakeRequest,
): Page {
  return {
    title,
    description: about ?? `${title}, on the blog of ${config.groupName}.`,
    ...(isFirstPage(query) && { canonical: base }),
    head: feedLinks(base, title),
    offersWriting: true,
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
          <LayoutBreak />
        </div>
        <CardList
          stories={publicStories.edges.map(({ node }) => node)}
          zone={config.groupTimeZone}
          html={html}
        />
        <PageLinks {...pageLinksOf(base, {}, publicStories.pageInfo)} />
        {form}
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

/** The page of a missing author or tag. It is the same for each reason, so that it reveals no members and no private texts. */
const missingPage = (title: string, text: string): Page => ({
  status: 404,
  title,
  offersWriting: true,
  main: (
    <Notice title={title} text={text}>
      <a className="button" href="/blog">
        Browse Stories
      </a>
    </Notice>
  ),
});

const noAuthorPage = missingPage('Author not found', 'Nobody with this name has published a story.');
const noTagPage = missingPage('Tag not found', 'No public story has this tag.');

const query = ['after', 'before'];

/** The public stories of a member who has some. Source: contract, section 9 (public addresses). */
export const author: PageRoute<AuthorPageQuery> = {
  read: ({ params, query, read }) =>
    read(AuthorPageDocument, { username: params.username ?? '', ...pageVariables(query) }),
  make: ({ publicAuthor, publicStories }, request) => {
    if (!publicAuthor) return noAuthorPage;
    const { id, name, bio } = publicAuthor;
    const token = request.followToken(id);
    const form = token && <FollowForm token={token} author={name} />;
    const [base, title] = [authorPath(publicAuthor), `Stories by ${name}`];
    return pageOf({ base, title, heading: name, about: bio, publicStories, form }, request);
  },
  query,
  offersFollowing: true,
};

/** The public stories with a tag. */
export const tag: PageRoute<TagPageQuery> = {
  read: ({ params, query, read }) =>
    read(TagPageDocument, { name: params.name ?? '', ...pageVariables(query) }),
  make: ({ publicTag, publicStories }, request) => {
    if (!publicTag) return noTagPage;
    const { name, description: about } = publicTag;
    const title = `Stories about ${name}`;
    return pageOf({ base: tagPath(name), title, heading: title, about, publicStories }, request);
  },
  query,
};
