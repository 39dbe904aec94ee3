import { siteName } from '../../contract/site';
import { toAppError } from '../../errors';
import { wasOncePublic } from '../../oncePublic';
import { StoryPageDocument } from '../__generated__/operations';
import { authorPath, storyPath, titleOf } from '../components/Byline';
import { feedLinks } from '../components/feedLinks';
import { Notice } from '../components/Layout';
import { StoryTags } from '../components/previewTags';
import { MoreStories, StoryArticle } from '../components/StoryArticle';
import { titleFor } from '../feeds/readFeed';
import type { Page, PageRequest } from '../page';
import { writeStep } from './blog';
import { thisAddress } from './missing';

interface Missing {
  status: number;
  text: string;
  /** Trying again may help. */
  mayRetry?: boolean;
}

const notAvailable = ({ status, text, mayRetry = false }: Missing): Page => ({
  status,
  title: 'Story Not Available',
  step: writeStep,
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
export const storyFailure = (status: number, text: string): Page =>
  notAvailable({ status, text, mayRetry: true });

const missingText = 'Story not found or no longer public.';
const notFound = notAvailable({ status: 404, text: missingText });
/** It was public once. */
const gone = notAvailable({ status: 410, text: missingText });

const shown = 3;

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
  const { config, db } = request.services;
  if (!story || !publicStories) return (await wasOncePublic(db, request.params.id ?? '')) ? gone : notFound;
  const zone = config.groupTimeZone;
  const { html, language, description } = request.storyTexts.of(story);
  const lang = story.lang ?? language;
  const others = publicStories.edges
    .map(({ node }) => node)
    .filter(({ id }) => id !== story.id)
    .slice(0, shown);
  return {
    title: titleOf(story),
    description,
    canonical: storyPath(story),
    preview: <StoryTags story={story} description={description} lang={lang} appUrl={config.appUrl} />,
    head: (
      <>
        {feedLinks('', siteName)}
        {feedLinks(authorPath(story.author), titleFor(story.author.name, undefined))}
      </>
    ),
    noindex: !story.listed,
    step: writeStep,
    main: (
      <>
        <StoryArticle story={story} html={html} lang={lang ?? ''} zone={zone} />
        <MoreStories stories={others} zone={zone} />
      </>
    ),
  };
}
