import { createHash } from 'node:crypto';

/** The text of a card. */
export interface CardText {
  title: string;
  /** Names of the author; the first that the fonts have in full is drawn. */
  names: readonly string[];
}

/** In pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Changes with the drawing, so that cards are drawn anew; a test compares it with the drawing. */
export const drawingVersion = 3;

interface CardStory {
  id: string;
  title: string;
  author: { username: string; displayName: string | null };
}

export const cardTextOf = ({ title, author }: Omit<CardStory, 'id'>): CardText => ({
  title,
  names: [author.displayName ?? '', author.username].filter(Boolean),
});

/** A hash of all that the picture depends on. */
export const drawnFrom = ({ title, names }: CardText): string =>
  createHash('sha256')
    .update(JSON.stringify([drawingVersion, title, names]))
    .digest('hex');

/** The absolute address of a public story's card; another after a change of its text. */
export const cardAddress = (appUrl: string, story: CardStory): string =>
  `${appUrl}/blog/${story.id}/card.png?v=${drawnFrom(cardTextOf(story)).slice(0, 12)}`;
