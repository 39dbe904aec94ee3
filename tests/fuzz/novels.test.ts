import { StoryRenderer } from '../../server/features/stories/export/storyRenderer';
import { renderedStory } from '../contract/export/renderedStories';
import { isFullFuzz, randomFrom } from '../support/fuzzing';

jest.setTimeout(1_200_000);

const words = isFullFuzz ? 250_000 : 2_500;
const alphabets = {
  Latin: 'etaoinshrdlucmfwypvbgkjqxz',
  Arabic: 'ايلمونتبرسعدهفكحجقصخشطذثضغزظ',
  Hebrew: 'יוהלאמרתבשנםכדפחעקצסגטזןךץףפ',
  Devanagari: 'करनसतमलहपदयजबगवचटथशखठधघछझभण',
  Han: '的一是不了人我在有他这中大来上国个到说们为子和你地出道也时年',
};

/** As many words as a novel has, of which some are common and most are rare. */
function novelOf(alphabet: string): string {
  const random = randomFrom(7);
  const letters = [...alphabet];
  const vowels = alphabet === alphabets.Devanagari ? ['ा', 'ि', 'ी', 'े', 'ो', ''] : [''];
  const wordOf = () =>
    Array.from({ length: 2 + random() * 6 }, () => {
      const letter = letters[Math.floor(random() ** 2 * letters.length)];
      return `${letter}${vowels[Math.floor(random() * vowels.length)]}`;
    }).join('');
  const known = Array.from({ length: 20_000 }, wordOf);
  const said = Array.from({ length: words }, (_, n) => {
    const word = known[Math.floor(20_000 ** random()) - 1];
    return `${word}${n % 90 === 89 ? '.\n\n' : n % 12 === 11 ? '. ' : ' '}`;
  });
  return said.join('');
}

test.each(Object.entries(alphabets))('a novel in %s letters comes out as PDF', async (script, alphabet) => {
  const renderer = new StoryRenderer({ error: (told: unknown) => expect(told).toBeUndefined() });
  const novel = novelOf(alphabet);
  const before = process.cpuUsage();
  const story = renderedStory(novel, { format: 'pdf' });
  const file = await renderer.render(story, 'reader', new AbortController().signal);
  const { user, system } = process.cpuUsage(before);
  await renderer.close();
  expect(Buffer.from(file.subarray(0, 5)).toString()).toBe('%PDF-');
  const seconds = ((user + system) / 1_000_000).toFixed(1);
  process.stdout.write(
    `  ${words} words, ${novel.length} characters in ${script} letters: ${seconds} s of processor time\n`,
  );
});
