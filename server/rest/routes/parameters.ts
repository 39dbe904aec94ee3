import { limits } from '../../contract/limits';

/** Parameters shared by several areas. */
export const storyList = { list: { limit: limits.page.restStories }, auth: 'required' } as const;

export const content = {
  variable: 'withContent',
  default: true,
  description: 'false leaves out the whole texts; the excerpts stay',
} as const;

export const search = { variable: 'search', description: 'Words in titles, texts or author names' } as const;

/** The filter exists for compatibility: a member can only list their own. */
export const writer = {
  variable: 'authorId',
  description: "Only those by this member: the viewer's own, or none",
} as const;
