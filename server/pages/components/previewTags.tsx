import { siteName } from '../../contract/site';
import { cardAddress, cardSize } from '../card/cardText';
import { oembedAddress } from '../oembed';
import { authorPath, storyPath, titleOf } from './Byline';
import type { PublicStory } from './StoryArticle';

/** JSON in a script element: `<` could end it. */
const scriptJson = (value: unknown) => ({ __html: JSON.stringify(value).replaceAll('<', '\\u003c') });

interface PageTagsProps {
  title: string;
  description: string | undefined;
  url: string;
}

/** What link previews read of every page that has an address of its own. Source: ogp.me. */
export const PageTags = ({ title, description, url }: PageTagsProps) => (
  <>
    <meta property="og:site_name" content={siteName} />
    <meta property="og:title" content={title} />
    {description && <meta property="og:description" content={description} />}
    <meta property="og:url" content={url} />
  </>
);

const iconSize = '512';

/** What link previews also read of pages that aren't stories: the app's icon. */
export const SiteTags = ({ appUrl }: { appUrl: string }) => (
  <>
    <meta property="og:type" content="website" />
    <meta property="og:image" content={`${appUrl}/icons/icon-${iconSize}.png`} />
    <meta property="og:image:width" content={iconSize} />
    <meta property="og:image:height" content={iconSize} />
    <meta property="og:image:alt" content={siteName} />
    <meta name="twitter:card" content="summary" />
  </>
);

interface StoryTagsProps {
  story: PublicStory;
  description: string;
  appUrl: string;
  /** The text's language, if known. */
  lang: string | undefined;
}

/** What link previews also read of a story, and what search engines do. Sources: ogp.me, schema.org/Article. */
export function StoryTags({ story, description, appUrl, lang }: StoryTagsProps) {
  const title = titleOf(story);
  const url = appUrl + storyPath(story);
  const picture = cardAddress(appUrl, story);
  const author = { '@type': 'Person', name: story.author.name, url: appUrl + authorPath(story.author) };
  const published = story.publishedAt ?? story.createdAt;
  const modified = story.updatedAt > published ? story.updatedAt : published;
  const article = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    author,
    publisher: { '@type': 'Organization', name: siteName, url: appUrl },
    datePublished: published,
    dateModified: modified,
    mainEntityOfPage: url,
    image: picture,
    wordCount: story.wordCount,
    keywords: story.tags.map(({ name }) => name),
    ...(lang && { inLanguage: lang }),
  };
  return (
    <>
      <meta property="og:type" content="article" />
      <meta property="article:published_time" content={published} />
      <meta property="article:modified_time" content={modified} />
      <meta property="article:author" content={appUrl + authorPath(story.author)} />
      {story.tags.map(({ name }) => (
        <meta key={name} property="article:tag" content={name} />
      ))}
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta property="og:image:alt" content={`${title}, by ${story.author.name}`} />
      <link
        rel="alternate"
        type="application/json+oembed"
        title={title}
        href={oembedAddress(appUrl, story.id, 'json')}
      />
      <link
        rel="alternate"
        type="text/xml+oembed"
        title={title}
        href={oembedAddress(appUrl, story.id, 'xml')}
      />
      <meta name="author" content={story.author.name} />
      <meta name="twitter:card" content="summary_large_image" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without the character that could end it */}
      <script type="application/ld+json" dangerouslySetInnerHTML={scriptJson(article)} />
    </>
  );
}
