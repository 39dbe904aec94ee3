import type { BylineFragment } from '../__generated__/operations';

export const titleOf = ({ title }: { title: string }) => title || 'Untitled Story';

export const storyPath = ({ id }: { id: string }) => `/blog/${id}`;

export const authorPath = ({ username }: { username: string }) => `/blog/by/${encodeURIComponent(username)}`;

export const tagPath = (name: string) => `/blog/tags/${encodeURIComponent(name)}`;

/** 'Quick read' if the time is unknown. */
const readingTime = (minutes: number) => (minutes ? `${minutes} min read` : 'Quick read');

const format = new Map<string, Intl.DateTimeFormat>();

/** A date in the group's time zone; a script says it in the reader's. */
export function DateOf({ value, what, zone }: { value: string; what: string; zone: string }) {
  const known =
    format.get(zone) ??
    new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: zone });
  format.set(zone, known);
  return (
    <span>
      <span className="hidden">{what} </span>
      <time dateTime={value} data-what={what}>
        {known.format(new Date(value))}
      </time>
    </span>
  );
}

/** Author, date and reading time. */
export function Byline({ story, zone }: { story: BylineFragment; zone: string }) {
  const { author, publishedAt, createdAt, readingTimeMinutes } = story;
  return (
    <div className="facts">
      <span>
        {author.isDeleted ? (
          <bdi>{author.name}</bdi>
        ) : (
          <a href={authorPath(author)} rel="author">
            <bdi>{author.name}</bdi>
          </a>
        )}
      </span>{' '}
      <DateOf value={publishedAt ?? createdAt} what={publishedAt ? 'Published' : 'Created'} zone={zone} />{' '}
      <span>{readingTime(readingTimeMinutes)}</span>
    </div>
  );
}
