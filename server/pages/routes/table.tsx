import type { documents } from '../../contract/routes';
import { siteDescription } from '../../contract/site';
import { About } from '../components/About';
import { Landing } from '../components/Landing';
import type { Page, PageRequest, Resource } from '../page';
import { blogPage } from './blog';
import { storyFailure, storyPage } from './story';
import { textPage } from './text';

type Made = Page | Resource;
type Make = (request: PageRequest) => Made | Promise<Made>;

export interface PageRoute {
  make: Make;
  /** Parameters of the address that change the document; others are ignored. */
  query?: readonly string[];
  /** The page if it couldn't be made. */
  failure?: (status: number, message: string, address: string) => Page;
}

const landing: Make = () => ({ description: siteDescription, canonical: '/', main: <Landing /> });

const about: Make = () => ({
  title: 'About',
  description: 'Who we are, what you can do here, and when we meet.',
  canonical: '/about',
  main: <About />,
});

/** How each public document is made. */
export const pageRoutes: Record<(typeof documents)[number], PageRoute> = {
  '/': { make: landing },
  '/about': { make: about },
  '/blog': { make: blogPage, query: ['q', 'after', 'before'] },
  '/blog/:id': { make: storyPage, failure: storyFailure },
  '/terms': { make: textPage('terms') },
  '/privacy': { make: textPage('privacy') },
};
