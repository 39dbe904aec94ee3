import type { GraphiQLProps } from 'graphiql';

const own = () => Object.keys(localStorage).filter((key) => key.startsWith('graphiql:'));

/** The operations that ran and those that were marked, each with the headers that it had. */
const lists = ['graphiql:queries', 'graphiql:favorites'];

const withoutHeaders = (list: string) =>
  JSON.stringify(JSON.parse(list), (name, value) => (name === 'headers' ? undefined : value));

/** The browser's storage as GraphiQL uses it by itself, except that no headers are kept: they may hold a token. */
export const storage: GraphiQLProps['storage'] = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, lists.includes(key) ? withoutHeaders(value) : value),
  removeItem: (key) => localStorage.removeItem(key),
  clear() {
    for (const key of own()) localStorage.removeItem(key);
  },
  get length() {
    return own().length;
  },
};
