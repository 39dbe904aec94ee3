import { createHash } from 'node:crypto';

/** The text of a card. */
export interface CardText {
  title: string;
  /** Names of the author; the first that the fonts have in full is drawn. */
  names: readonly string[];
}

/** A card's size in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Increase it with each change of the drawing, so that cards are drawn anew; a test compares it with the drawing. */
export const drawingVersion = 3;

interface CardStory {
  id: string;
  title: string;
  author: { username: string; displayName: string | null };
}

/** The text of a story's card; an empty display name is left out. */
export const cardTextOf = ({ title, author }: Omit<CardStory, 'id'>): CardText => ({
  title,
  names: [author.displayName ?? '', author.username].filter(Boolean),
});

/** A hash of everything that the picture depends on; a picture is stored with it. */
export const cardHash = ({ title, names }: CardText): string =>
  createHash('sha256')
    .update(JSON.stringify([drawingVersion, title, names]))
    .digest('hex');

/** The absolute address of a public story's card. It changes with the card's text, so that caches ask for the new picture. */
export const cardAddress = (appUrl: string, story: CardStory): string =>
  `${appUrl}/blog/${story.id}/card.png?v=${cardHash(cardTextOf(story)).slice(0, 12)}`;
