/** The data that a worker thread needs to render a story. */
export interface RenderedStory {
  format: 'pdf' | 'epub';
  id: string;
  title: string;
  author: string;
  tags: readonly string[];
  /** Markdown. */
  content: string;
  /** When it was written, formatted. */
  date: string;
  createdAt: Date;
  updatedAt: Date;
}
