import type { Pool } from 'mysql2/promise';
import type { Calls } from '../measure';
import type { Side } from '../processes';

/** What a story must be in every program's response. */
export interface ToldStory {
  title: string;
  author: string;
  tags: string[];
  /** Without markup and line breaks; only if the job asks for it. */
  text?: string;
}

export interface Question {
  /** For a page, the requests that a browser sends for its text. */
  calls: Calls;
  /** The stories in a response. */
  told?: (answer: unknown) => ToldStory[];
}

export const jobNames = {
  newest: '20 newest stories with authors and tags',
  story: 'One story of 5,000 words',
  page: 'Its public page',
} as const;
export type JobName = keyof typeof jobNames;

export interface Program {
  name: string;
  side: Side;
  questions: Partial<Record<JobName, Question>>;
}

/** The seeded stories, and how the other programs reach the same database server. */
export interface Source {
  /** With rights on the databases of all programs. */
  pool: Pool;
  /** The app's own. */
  database: string;
  connection: { host: string; port: string; user: string; password: string };
  longStoryId: string;
}

/** The id of a row in the other programs: 24 lower-case hexadecimal digits. */
export const otherId = (column: string) => `LEFT(MD5(${column}), 24)`;

export const get = (path: string, headers: Record<string, string> = {}) => ({
  method: 'GET' as const,
  path,
  headers,
});

export const plainText = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
