import { appShell, documents, routes } from '../../contract/routes';
import type { PageRoute } from '../page';

/**
 * Crawlers that gather texts to train models, or to answer questions instead of the site. robots.txt allows only letters, `-` and `_` in
 * a name; in practice digits work, too. Source: https://github.com/ai-robots-txt/ai.robots.txt, by the purposes that it states.
 */
const trainingCrawlers = [
  'AI2Bot',
  'Ai2Bot-Dolma',
  'Amazonbot',
  'anthropic-ai',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ChatGLM-Spider',
  'ClaudeBot',
  'cohere-ai',
  'cohere-training-data-crawler',
  'Cotoyogi',
  'DeepSeekBot',
  'Diffbot',
  'FacebookBot',
  'FriendlyCrawler',
  'Google-CloudVertexBot',
  'Google-Extended',
  'GPTBot',
  'ICC-Crawler',
  'img2dataset',
  'laion-huggingface-processor',
  'LAIONDownloader',
  'meta-externalagent',
  'omgili',
  'omgilibot',
  'PanguBot',
  'PerplexityBot',
  'TikTokSpider',
  'Timpibot',
  'VelenPublicWebCrawler',
  'Webzio-Extended',
  'YandexAdditional',
  'YandexAdditionalBot',
];

/** First segments of the app's screens, which show nothing to a visitor. */
const screens = [...routes, appShell]
  .filter((route) => !documents.some((path) => path === route))
  .map((route) => `/${route.split('/')[1]}`);

/** Paths that no crawler should read. Searches are among them: there are endlessly many, and they find only what the blog lists. */
const closedPaths = [
  ...new Set(['/api', '/graphql', '/graphiql', '/downloads', '/calendar', ...screens, '/blog?q=']),
];

const group = (robots: readonly string[], paths: readonly string[]) =>
  [...robots.map((name) => `User-agent: ${name}`), ...paths.map((path) => `Disallow: ${path}`), ''].join(
    '\n',
  );

/** robots.txt. Source: RFC 9309. */
export const robots: PageRoute = {
  make: (_, { config }) => {
    const groups = [group(['*'], closedPaths)];
    if (config.aiCrawlers === 'refuse') groups.push(group(trainingCrawlers, ['/']));
    return {
      type: 'text/plain; charset=utf-8',
      body: [...groups, `Sitemap: ${config.appUrl}/sitemap.xml\n`].join('\n'),
    };
  },
};
