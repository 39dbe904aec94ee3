import { Time, type TimeFormat } from './Time';

export interface StoryDateProps {
  createdAt: string;
  /** Set on public pages, which show the date of publication. */
  publishedAt?: string | null;
  format?: TimeFormat;
}

/** A story's date with a label: created for members, published on the blog. */
export function StoryDate({ createdAt, publishedAt, format }: StoryDateProps) {
  return publishedAt ? (
    <Time value={publishedAt} what="Published" format={format} />
  ) : (
    <Time value={createdAt} what="Created" format={format} />
  );
}
