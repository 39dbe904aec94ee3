import type { Facts } from '../facts';
import type { Side } from '../processes';
import { get, type Program, plainText, type ToldStory } from './program';

interface Story {
  title: string;
  content?: string;
  author: { username: string; display_name: string | null };
  tags: string[];
}

const told = (answer: unknown): ToldStory[] =>
  [answer as Story | Story[]].flat().map(({ title, content, author, tags }) => ({
    title,
    author: author.display_name ?? author.username,
    tags,
    ...(content && { text: plainText(content) }),
  }));

const newest = '/api/public/stories?limit=20&content=false';

/** The app asked by visitors, as the other programs are, and by members, for whom nothing is cached. */
export function programsOf(side: Side, { longStoryId, members }: Facts): Program[] {
  const asMember = (path: string) => (connection: number) => {
    const token = members[connection % members.length]?.token;
    return [get(path, { Authorization: `Bearer ${token}` })];
  };
  return [
    {
      name: 'The app, visitor',
      side,
      questions: {
        newest: { calls: () => [get(newest)], told },
        story: { calls: () => [get(`/api/public/stories/${longStoryId}`)], told },
        page: {
          calls: () => [get(`/blog/${longStoryId}`, { Accept: 'text/html' })],
        },
      },
    },
    {
      name: 'The app, signed in',
      side,
      questions: {
        newest: { calls: asMember(newest), told },
        story: { calls: asMember(`/api/stories/${longStoryId}`), told },
      },
    },
  ];
}
