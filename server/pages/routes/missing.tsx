import { Notice } from '../components/Layout';
import type { Page } from '../page';

/** Source: specification, section 2 (unknown paths). */
export const pageNotFound: Page = {
  status: 404,
  title: 'Page not found',
  main: (
    <Notice title="Page not found" text="Nobody has written anything here. The address may contain a typo.">
      <a className="button" href="/">
        Go home
      </a>
      <button type="button" className="outline by-script" data-back="">
        Go back
      </button>
    </Notice>
  ),
};

/** A document that couldn't be made: the database is away, the reader asks too often, or a fault. */
export const errorPage = (status: number, message: string, address: string): Page => ({
  status,
  title: 'Error',
  main: (
    <Notice title="This page can’t be shown now" text={message}>
      <a className="button" href={address}>
        Try again
      </a>
      <a className="button outline" href="/">
        Go home
      </a>
    </Notice>
  ),
});
