import { ByScript } from '../components/ByScript';
import { Notice } from '../components/Layout';
import type { Page } from '../page';

const goBack = '<button type="button" class="outline" data-back="">Go back</button>';

/** The page at an unknown address. Source: specification, section 2 (unknown paths). */
export const pageNotFound: Page = {
  status: 404,
  title: 'Page not found',
  main: (
    <Notice title="Page not found" text="Nobody has written anything here. The address may contain a typo.">
      <a className="button" href="/">
        Go home
      </a>{' '}
      <ByScript html={goBack} />
    </Notice>
  ),
};

/** A link to the page itself, so that an error page is the same at every address. */
export const thisAddress = '';

/** The page of a document that couldn't be made: the database is away, the reader exceeds a limit, or the app has a fault. */
export const errorPage = (status: number, message: string): Page => ({
  status,
  title: 'Error',
  main: (
    <Notice title="This page can’t be shown now" text={message}>
      <a className="button" href={thisAddress}>
        Try again
      </a>{' '}
      <a className="button outline" href="/">
        Go home
      </a>
    </Notice>
  ),
});
