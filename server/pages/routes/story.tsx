import { wasOncePublic } from '../../features/stories/story/oncePublic';
import { toAppError } from '../../request/errorMapping';
import { StoryPageDocument, type StoryPageQuery } from '../__generated__/operations';
import { authorPath, storyPath, titleOf } from '../components/Byline';
import { feedLinks } from '../components/feedLinks';
import { Notice } from '../components/Layout';
import { ReadingSettings } from '../components/ReadingSettings';
import { MoreStories, type PublicStory, StoryArticle } from '../components/StoryArticle';
import { titleFor } from '../feeds/readFeed';
import type { MakeRequest, Page, PageRoute, ReadRequest } from '../page';
import { storyData, storyTags } from '../previewTags';
import { thisAddress } from './missing';

interface Missing {
  status: number;
  text: string;
  /** Trying again may help. */
  mayRetry?: boolean;
}

const notAvailablePage = ({ status, text, mayRetry = false }: Missing): Page => ({
  status,
  title: 'Story Not Available',
  offersWriting: true,
  main: (
    <Notice title="Story Not Available" text={text}>
      {mayRetry && (
        <a className="button" href={thisAddress}>
          Try again
        </a>
      )}{' '}
      <a className={mayRetry ? 'button outline' : 'button'} href="/blog">
        Browse Stories
      </a>
    </Notice>
  ),
});

/** The page of a story that couldn't be read. */
const storyFailure = (status: number, text: string): Page =>
  notAvailablePage({ status, text, mayRetry: true });

const missingText = 'Story not found or no longer public.';
const notFoundPage = notAvailablePage({ status: 404, text: missingText });
/** The page of a story that was public once. */
const gonePage = notAvailablePage({ status: 410, text: missingText });

/** Further stories below a story. */
const furtherMax = 3;

/** Why a visitor may not read a story: it never was public, or it is no longer. */
type Refusal = 'missing' | 'gone';

async function readStory({ params, read, db }: ReadRequest): Promise<StoryPageQuery | Refusal> {
  const id = params.id ?? '';
  try {
    const found = await read(StoryPageDocument, { id });
    if (found.story) return found;
  } catch (error) {
    if (toAppError(error)?.code !== 'NOT_FOUND') throw error;
  }
  return (await wasOncePublic(db, id)) ? 'gone' : 'missing';
}

function storyPage(
  { publicStories }: StoryPageQuery,
  story: PublicStory,
  { html, followToken, config }: MakeRequest,
): Page {
  const { appUrl, groupName, groupTimeZone: zone } = config;
  const text = html.ofText(story);
  const lang = story.lang ?? text.language;
  const others = publicStories.edges
    .map(({ node }) => node)
    .filter(({ id }) => id !== story.id)
    .slice(0, furtherMax);
  return {
    title: titleOf(story),
    description: text.description,
    canonical: storyPath(story),
    preview: storyTags(story, appUrl),
    data: storyData(story, { description: text.description, site: config, lang }),
    head: [
      ...feedLinks('', groupName),
      ...feedLinks(authorPath(story.author), titleFor(groupName, story.author.name, undefined)),
    ],
    noindex: !story.listed,
    offersWriting: true,
    main: (
      <>
        <StoryArticle
          story={story}
          html={text.html}
          settings={html.of(ReadingSettings, {})}
          lang={lang ?? ''}
          zone={zone}
          token={followToken(story.author.id)}
        />
        <MoreStories stories={others} zone={zone} html={html} />
      </>
    ),
  };
}

/** Source: specification, section 2 (public reader). */
export const story: PageRoute<StoryPageQuery | Refusal> = {
  read: readStory,
  make: (found, request) => {
    if (found === 'gone') return gonePage;
    return found === 'missing' || !found.story ? notFoundPage : storyPage(found, found.story, request);
  },
  failure: storyFailure,
  offersFollowing: true,
};
