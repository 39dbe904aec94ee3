import { appShell, documents, routes } from '../../contract/routes';
import type { PageRoute } from '../page';

/**
 * Crawlers that gather texts to train models, or to answer in their place. A robot's name there has only letters, `-` and `_`, and digits in practice.
 * Source: https://github.com/ai-robots-txt/ai.robots.txt, by the function that it states.
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

/** Screens of the app, which show nothing to a visitor. */
const screens = [...routes, appShell]
  .filter((route) => !documents.some((path) => path === route))
  .map((route) => `/${route.split('/')[1]}`);

/** Searches have no end, and find what the blog lists. */
const closed = [
  ...new Set(['/api', '/graphql', '/graphiql', '/downloads', '/calendar', ...screens, '/blog?q=']),
];

const group = (robots: readonly string[], paths: readonly string[]) =>
  [...robots.map((name) => `User-agent: ${name}`), ...paths.map((path) => `Disallow: ${path}`), ''].join(
    '\n',
  );

/** Source: RFC 9309. */
export const robots: PageRoute = {
  make: (_, { config }) => {
    const groups = [group(['*'], closed)];
    if (config.aiCrawlers === 'refuse') groups.push(group(trainingCrawlers, ['/']));
    return {
      type: 'text/plain; charset=utf-8',
      body: [...groups, `Sitemap: ${config.appUrl}/sitemap.xml\n`].join('\n'),
    };
  },
};
