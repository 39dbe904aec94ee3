import { Time, type TimeFormat } from './Time';

export interface StoryDateProps {
  createdAt: string;
  /** Given where everyone reads the story: there its date is that of its publication. */
  publishedAt?: string | null;
  format?: TimeFormat;
}

/** A story's date, with what it is the date of: members see when it was created, readers of the blog when it came out. */
export function StoryDate({ createdAt, publishedAt, format }: StoryDateProps) {
  return publishedAt ? (
    <Time value={publishedAt} what="Published" format={format} />
  ) : (
    <Time value={createdAt} what="Created" format={format} />
  );
}
