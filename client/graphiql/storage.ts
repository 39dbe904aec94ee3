import type { GraphiQLProps } from 'graphiql';

const own = () => Object.keys(localStorage).filter((key) => key.startsWith('graphiql:'));

/** The history and favourites, which contain headers. */
const lists = ['graphiql:queries', 'graphiql:favorites'];

const withoutHeaders = (list: string) =>
  JSON.stringify(JSON.parse(list), (name, value) => (name === 'headers' ? undefined : value));

/** localStorage without headers, because they may contain a token. */
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
