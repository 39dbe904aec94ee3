import { guessedLanguage } from '../../markdown/languageOf';
import type { BylineFragment } from '../__generated__/operations';

export const titleOf = ({ title }: { title: string }) => title || 'Untitled Story';

/** The language of a title and an excerpt in a list; undefined if it isn't known, or is that of the page. */
export function langOf({
  title,
  lang,
  excerpt = '',
}: {
  title: string;
  lang: string | null;
  excerpt?: string;
}) {
  if (lang) return lang;
  const guessed = guessedLanguage(`${title} ${excerpt}`);
  return guessed === 'en' ? undefined : guessed;
}

export const storyPath = ({ id }: { id: string }) => `/blog/${id}`;

export const authorPath = ({ username }: { username: string }) => `/blog/by/${encodeURIComponent(username)}`;

export const tagPath = (name: string) => `/blog/tags/${encodeURIComponent(name)}`;

/** 'Quick read' if the time is unknown. */
const readingTime = (minutes: number) => (minutes ? `${minutes} min read` : 'Quick read');

/** Formatters by zone, because making one takes long. */
const formats = new Map<string, Intl.DateTimeFormat>();

function dateIn(zone: string, value: string): string {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: zone });
  formats.set(zone, format);
  return format.format(new Date(value));
}

/** A date in the group's time zone, after a hidden label. A script rewrites it in the reader's time zone. */
function DateOf({ value, label, zone }: { value: string; label: string; zone: string }) {
  return (
    <span>
      <span className="hidden">{label} </span>
      <time dateTime={value} data-what={label}>
        {dateIn(zone, value)}
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
      <DateOf value={publishedAt ?? createdAt} label={publishedAt ? 'Published' : 'Created'} zone={zone} />{' '}
      <span>{readingTime(readingTimeMinutes)}</span>
    </div>
  );
}
