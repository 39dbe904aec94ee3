import { PrivacyLevel } from '../../server/contract/enums';
import type { Story } from '../../server/model/story.entity';
import { buildMember, buildStory } from './factories';
import { hostileTexts } from './hostileTexts';
import { severalAtATime } from './severalAtATime';
import type { TestServer } from './testServer';

/** It shares no divisor with the numbers of attacks and of ends, so that each of them is in a name; a biography has room for these. */
export const storiesPerAuthor = 7;

/** HTML, XML and the database don't keep halves of characters, and not all control characters. */
export const visible = (text: string | null | undefined) =>
  (text ?? '').replace(/[\p{Surrogate}\ufffd]/gu, '\ufffd').replace(/\p{Cc}|[\ufffe\uffff]/gu, '');

export const titleOf = ({ title }: Story) => visible(title) || 'Untitled Story';

/**
 * Public stories, one with each hostile text as its title. Each has this text and the next ones in its content. Each
 * author has the first of their titles as a name, and all of them in the biography.
 */
export async function hostileStories(server: TestServer, texts = hostileTexts): Promise<Story[]> {
  const firsts = texts.flatMap((_text, n) => (n % storiesPerAuthor === 0 ? [n] : []));
  const from = (n: number) => texts.slice(n, n + storiesPerAuthor);
  const made = await severalAtATime(firsts, async (first) => {
    const author = await buildMember(server, {
      displayName: texts[first],
      bio: from(first).join(' '),
    });
    const stories: Story[] = [];
    for (const [n, title] of from(first).entries()) {
      const content = from(first + n).join('\n\n');
      stories.push(await buildStory(server, author, { title, content, privacyLevel: PrivacyLevel.PUBLIC }));
    }
    return stories;
  });
  return made.flat();
}
