import { formatNumber } from './formats';

/** A reading time; 'Quick read' if it is unknown. */
export function readingTimeLabel(minutes: number | null | undefined): string {
  return minutes ? `${minutes} min read` : 'Quick read';
}

export function wordsLabel(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'word' : 'words'}`;
}

export function storiesLabel(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'story' : 'stories'}`;
}
