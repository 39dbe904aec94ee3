import type { RenderedStory } from '../../../server/model/renderedStory';

export const renderedStory = (content: string, more: Partial<RenderedStory> = {}): RenderedStory => ({
  format: 'pdf',
  id: 'story_01h455vb4pex5vsknk084sn02q',
  title: 'The Heron',
  author: 'Ines of the Lamp',
  lang: null,
  tags: ['birds', 'a & b'],
  content,
  date: 'January 31, 2026',
  createdAt: new Date('2026-01-31T19:00:00.000Z'),
  revisedAt: new Date('2026-02-01T19:00:00.000Z'),
  ...more,
});

/** Distinct words, so that a wrong order is detected. */
export const wordsOf = (count: number, mark = 'w') =>
  Array.from({ length: count }, (_, n) => `${mark}${n.toString(36)}`).join(' ');
