import { renderMarkdown } from '../../markdown/render';
import { pageAssets } from '../assets';
import { About } from '../components/About';
import { feedLinks } from '../components/feedLinks';
import { Landing } from '../components/Landing';
import type { PageRoute } from '../page';

export const landing: PageRoute = {
  make: (_, { config: { groupName, groupTagline } }) => ({
    description: groupTagline,
    canonical: '/',
    head: feedLinks('', groupName),
    main: <Landing />,
  }),
};

export const about: PageRoute = {
  make: () => ({
    title: 'About',
    description: 'Who we are, what you can do here, and when we meet.',
    canonical: '/about',
    main: <About />,
  }),
};

const titles = { terms: 'Terms of Service', privacy: 'Privacy Policy' } as const;

/** Pictures are shown from every host, because the operator writes these texts. */
const showsEveryPicture = () => true;

/** A text that the operator may replace by a file. */
function operatorText(name: keyof typeof titles): PageRoute {
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
            __html: renderMarkdown(config[name] ?? pageAssets()[name], showsEveryPicture),
          }}
        />
      </article>
    ),
  });
  return { make };
}

export const terms = operatorText('terms');
export const privacy = operatorText('privacy');
