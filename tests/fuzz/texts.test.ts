import { makePdf } from '../../server/features/stories/export/pdf/makePdf';
import { renderedStory } from '../contract/export/renderedStories';
import { isFullFuzz } from '../support/fuzzing';
import { growthBeyondLength } from '../support/growth';
import { textReaders } from '../support/textReaders';
import { textShapes } from '../support/textShapes';

// Far apart, so that collecting the garbage of a process that has run hundreds of files isn't taken for growth.
const kilobytes = isFullFuzz ? [16, 64, 256, 2_048] : [8, 64];
/** A PDF takes seconds, so the sample has every twelfth shape. */
const shapesOfPdf = textShapes.filter((_shape, n) => isFullFuzz || n % 12 === 0);

describe.each(Object.entries(textReaders))('%s takes time that grows with the length', (_name, read) => {
  test.each(textShapes)(
    'of %s',
    (_shape, textOf) => {
      expect(growthBeyondLength(read, textOf, kilobytes, 1).excess).toEqual([]);
    },
    300_000,
  );
});

describe('a PDF takes time that grows with the length', () => {
  const [small, large] = isFullFuzz ? [4, 64] : [4, 16];
  // A page takes about the same time whatever is on it, and texts with short lines have many pages.
  const maxGrowth = 4;

  const perKilobyte = async (text: string) => {
    const before = process.cpuUsage();
    await makePdf(renderedStory(text, { format: 'pdf' }));
    const { user, system } = process.cpuUsage(before);
    return (user + system) / text.length;
  };

  test.each(shapesOfPdf)(
    'of %s',
    async (_shape, textOf) => {
      const least = await perKilobyte(textOf(small * 1024));
      expect(await perKilobyte(textOf(large * 1024))).toBeLessThan(maxGrowth * Math.max(least, 20));
    },
    300_000,
  );
});
