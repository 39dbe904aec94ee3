import { wordsLabel } from '../../../ui/content/labels';

const kindTexts: Record<string, string> = {
  SAVED: 'Replaced by a save',
  AUTOSAVED: 'Replaced by an auto-save',
  NAMED: 'Kept by you',
  NOT_CHOSEN: 'Not chosen in a conflict',
};

export const kindWords = (kind: string): string => kindTexts[kind] ?? 'Kept';

/** The change in words since the previous version. */
export function changeWords(words: number, wordsBefore: number): string {
  const change = words - wordsBefore;
  if (change === 0) return 'same length';
  return change > 0 ? `+${wordsLabel(change)}` : `−${wordsLabel(-change)}`;
}

export const versionTitle = ({
  versionNumber,
  name,
}: {
  readonly versionNumber: number;
  readonly name: string | null | undefined;
}): string => (name ? `Version ${versionNumber}: ${name}` : `Version ${versionNumber}`);

/** The current text in addresses, in place of a version's id. */
export const currentText = 'now';

export const readAddress = (storyId: string, versionId: string) =>
  `/stories/${storyId}/versions?read=${encodeURIComponent(versionId)}`;

export const compareAddress = (storyId: string, from: string, to: string = currentText) =>
  `/stories/${storyId}/versions?from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}`;
