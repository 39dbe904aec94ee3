import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { theBlog } from '../../features/notify/newsletter/readerKeys';
import { toAppError } from '../../request/errorMapping';
import { BlogPageDocument, type BlogPageQuery } from '../__generated__/operations';
import { LayoutBreak } from '../components/ByScript';
import { FollowForm } from '../components/FollowForm';
import { FeedLink, feedLinks } from '../components/feedLinks';
import { EmptyList, PageLinks, StoryList } from '../components/StoryList';
import type { MakeRequest, Page, PageRoute, ReadRequest } from '../page';
import { pageLinksOf, pageVariables } from '../pageLinks';

const searchOf = (query: URLSearchParams) => (query.get('q') ?? '').trim().slice(0, limits.search.max);

/** Undefined if the server refuses the search: the page then shows that nothing was found. */
async function readBlog({ query, read }: ReadRequest): Promise<BlogPageQuery | undefined> {
  const variables = { ...pageVariables(query), search: searchOf(query) || null };
  return read(BlogPageDocument, variables).catch((error: unknown) => {
    if (toAppError(error)?.details.fields?.search) return undefined;
    throw error;
  });
}

function blogPage(found: BlogPageQuery | undefined, { query, html, config, followToken }: MakeRequest): Page {
  const search = searchOf(query);
  const stories = found?.publicStories.edges.map(({ node }) => node) ?? [];
  const leftOut = found && messages.search.leftOut(found.publicStories);
  const isFirst = !query.has('after') && !query.has('before');
  const token = followToken(theBlog);
  return {
    title: search ? `${search} · Blog` : 'Blog',
    description: 'Stories that our members have published.',
    ...(isFirst && !search && { canonical: '/blog' }),
    head: feedLinks('', config.groupName),
    offersWriting: true,
    main: (
      <div className="wide">
        <div className="list-header">
          <div>
            <h1 className="title">The blog</h1>
            <p className="muted">Stories that our members have published.</p>
          </div>
          <search className="search-area">
            <form className="search" action="/blog">
              <label className="hidden" htmlFor="q">
                Search stories
              </label>{' '}
              <input
                id="q"
                type="search"
                name="q"
                defaultValue={search}
                maxLength={limits.search.max}
                placeholder="Search stories"
              />{' '}
              <button type="submit" className="outline">
                Search
              </button>
            </form>
          </search>
          <LayoutBreak />
        </div>
        {leftOut && <p className="muted">{leftOut}</p>}
        {stories.length > 0 ? (
          <>
            <StoryList stories={stories} featured={isFirst} zone={config.groupTimeZone} html={html} />
            {found && (
              <PageLinks
                {...pageLinksOf('/blog', search ? { q: search } : {}, found.publicStories.pageInfo)}
              />
            )}
          </>
        ) : search || !isFirst ? (
          <EmptyList title="No stories found" text="Try other words, or look at all stories.">
            <a className="button outline" href="/blog">
              Browse Stories
            </a>
          </EmptyList>
        ) : (
          <EmptyList title="No public stories yet" text="The first one could be yours." />
        )}
        <div className="ending">
          <h2 className="heading">Have a story of your own?</h2>
          <a className="button" href="/stories/new">
            Write Your Story
          </a>
          {token && <FollowForm token={token} />}
          <FeedLink base="" />
        </div>
      </div>
    ),
  };
}

/** Source: specification, section 2 (blog). */
export const blog: PageRoute<BlogPageQuery | undefined> = {
  read: readBlog,
  make: blogPage,
  offersFollowing: true,
  query: ['q', 'after', 'before'],
};
