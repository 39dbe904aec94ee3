import { isFullFuzz } from '../support/fuzzing';
import { minMs } from '../support/minMs';
import { inOtherThreads, textReaders } from '../support/textReaders';
import { textShapes } from '../support/textShapes';

jest.setTimeout(60_000);

/**
 * Of the main thread, in milliseconds: all others wait for it. The sample runs beside other suites, where the same work takes more
 * processor time: it finds what grows faster than its text.
 */
const mostMs = isFullFuzz ? 250 : 1_000;
const longest = 2_000_000;

const shapes = textShapes.filter((_shape, n) => isFullFuzz || n % 16 === 0);
const readers = Object.entries(textReaders).filter(([name]) => !inOtherThreads.has(name));

const slowest: [ms: number, what: string][] = [];

describe.each(readers)('%s is read at once', (name, read) => {
  test.each(shapes)('from 2 MB of %s', (shape, textOf) => {
    const text = textOf(longest).slice(0, longest);
    const ms = minMs(mostMs, () => void read(text));
    slowest.push([ms, `${name}, ${shape}`]);
    expect(ms).toBeLessThan(mostMs);
  });
});

test('there are shapes enough', () => expect(textShapes.length).toBeGreaterThanOrEqual(88));

afterAll(() => {
  const [most] = slowest.sort(([one], [other]) => other - one);
  process.stdout.write(
    `  ${slowest.length} readings of 2 MB, the longest ${Math.round(most?.[0] ?? 0)} ms (${most?.[1]})\n`,
  );
});
