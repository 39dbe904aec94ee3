import { limits } from '../../contract/limits';

/** Parameters shared by several areas. */
export const storyList = { list: { limit: limits.page.restStories }, auth: 'required' } as const;

export const content = {
  variable: 'withContent',
  default: true,
  description: 'false omits the texts but keeps the excerpts',
} as const;

export const search = {
  variable: 'search',
  description: 'Words to search for in titles, texts and author names',
} as const;

/** The filter exists for compatibility: a member can only list their own. */
export const writer = {
  variable: 'authorId',
  description: 'Only those by this member; empty for anyone but the viewer',
} as const;
