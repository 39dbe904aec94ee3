import { renderMarkdown } from '../../markdown/render';
import { pageAssets } from '../assets';
import type { PageRoute } from '../page';

const titles = { terms: 'Terms of Service', privacy: 'Privacy Policy' } as const;

/** A text that the operator may replace by a file. */
export function text(name: keyof typeof titles): PageRoute {
  const title = titles[name];
  const make: PageRoute['make'] = (_, { config }) => ({
    title,
    description: `The ${title.toLowerCase()} of ${config.groupName}.`,
    canonical: `/${name}`,
    main: (
      <article className="text narrow">
        <h1 className="title">{title}</h1>
        <div
          className="reading prose"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer's answer is safe, and tested to be
          dangerouslySetInnerHTML={{
            __html: renderMarkdown(config[name] ?? pageAssets()[name], () => true),
          }}
        />
      </article>
    ),
  });
  return { make };
}
