/** All that a thread needs to know of a story to make a file of it. */
export interface RenderedStory {
  format: 'pdf' | 'epub';
  id: string;
  title: string;
  author: string;
  tags: readonly string[];
  /** Markdown. */
  content: string;
  /** When it was written, in words. */
  date: string;
  createdAt: Date;
  updatedAt: Date;
}
