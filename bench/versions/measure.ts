import { compareTexts } from '../../client/documents/model/compareTexts';
import { median } from '../measure';

export interface ComparisonReading {
  name: string;
  ms: number;
}

const rounds = 5;
const paragraphs = 5_000;
const wordsEach = 20;
const words =
  'the lamp went out and nobody spoke for a while because of rain over city roofs that shone'.split(' ');

/** A deterministic generator. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return state % below;
  };
}

function novel(seed: number): string[] {
  const random = randomFrom(seed);
  return Array.from(
    { length: paragraphs },
    () => `${Array.from({ length: wordsEach }, () => words[random(words.length)]).join(' ')}.`,
  );
}

/** Measures comparing two texts of 100,000 words with different kinds of changes. */
export function measureComparisons(): ComparisonReading[] {
  const before = novel(1);
  const cases: [string, string, string][] = [
    ['a word in every hundredth paragraph', '\n\n', edited(before, 100).join('\n\n')],
    ['a word in every paragraph', '\n\n', edited(before, 1).join('\n\n')],
    ['its halves changed places', '\n\n', [...before.slice(2_500), ...before.slice(0, 2_500)].join('\n\n')],
    ['another text altogether', '\n\n', novel(2).join('\n\n')],
    ['one paragraph, a word in every hundred lines', ' ', edited(before, 100).join(' ')],
    ['one paragraph, another text altogether', ' ', novel(2).join(' ')],
  ];
  return cases.map(([name, between, after]) => {
    const text = before.join(between);
    const times = Array.from({ length: rounds }, () => {
      const start = performance.now();
      compareTexts(text, after);
      return performance.now() - start;
    });
    return { name, ms: median(times) };
  });
}

const edited = (text: readonly string[], every: number) =>
  text.map((paragraph, n) => (n % every === 0 ? paragraph.replace(/ (\w+)\.$/, ' otherwise.') : paragraph));
