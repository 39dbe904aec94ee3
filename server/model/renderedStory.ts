/** The data that a worker thread needs to render a story. */
export interface RenderedStory {
  format: 'pdf' | 'epub';
  id: string;
  title: string;
  author: string;
  tags: readonly string[];
  /** Markdown. */
  content: string;
  /** The language that the author set; null if it is to be guessed. */
  lang: string | null;
  /** When it was written, formatted. */
  date: string;
  createdAt: Date;
  /** When its title, text or tags last changed. */
  revisedAt: Date;
}
