import { siteName } from '../../contract/site';
import { renderMarkdown } from '../../markdown/render';
import { pageAssets } from '../assets';
import type { Page, PageRequest } from '../page';

const titles = { terms: 'Terms of Service', privacy: 'Privacy Policy' } as const;

/** A text that the operator may replace by a file. */
export function textPage(name: keyof typeof titles): (request: PageRequest) => Page {
  const title = titles[name];
  return ({ services: { config } }) => {
    const html = renderMarkdown(config[name] ?? pageAssets()[name], () => true);
    return {
      title,
      description: `The ${title.toLowerCase()} of ${siteName}.`,
      canonical: `/${name}`,
      main: (
        <article className="text narrow">
          <h1 className="title">{title}</h1>
          <div
            className="reading prose"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer's answer is safe, and tested to be
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </article>
      ),
    };
  };
}
