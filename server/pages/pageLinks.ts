import type { PageLinksProps } from './components/StoryList';

const perPage = 20;

/** The variables of a page of a list, from `after` or `before` in its address. */
export function pageVariables(query: URLSearchParams) {
  const before = query.get('before');
  return before ? { last: perPage, before } : { first: perPage, after: query.get('after') };
}

interface PageInfo {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
}

/** Links to the neighbouring pages of a list, whose addresses also have the given parameters. */
export function pageLinksOf(
  path: string,
  parameters: Record<string, string>,
  page: PageInfo,
): PageLinksProps {
  const address = (position: Record<string, string>) =>
    `${path}?${new URLSearchParams({ ...parameters, ...position })}`;
  return {
    ...(page.hasPreviousPage && page.startCursor && { newer: address({ before: page.startCursor }) }),
    ...(page.hasNextPage && page.endCursor && { older: address({ after: page.endCursor }) }),
  };
}
