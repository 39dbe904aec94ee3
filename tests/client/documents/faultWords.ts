import {
  type Details,
  type DocumentKind,
  type LocalDocument,
  sameText,
  toSentText,
} from '../../../client/documents/model/model';
import type { Step } from './faultSteps';
import type { SimulatedServer } from './simulatedServer';

/** Makes a new name with each call. */
export function counter(nameOf: (n: number) => string): () => string {
  let n = 0;
  return () => {
    n += 1;
    return nameOf(n);
  };
}

/** The text with a word at the end of a paragraph. */
export function withWord(text: string, paragraph: number, word: string): string {
  const paragraphs = text.split('\n\n');
  const place = paragraph % paragraphs.length;
  return paragraphs.map((was, n) => (n === place ? `${was} ${word}` : was)).join('\n\n');
}

export const wordsOf = (text: string): string[] => text.match(/w\d+;/g) ?? [];

/** The kind's fields beside the text, as one value that changes. */
export const detail = (kind: DocumentKind, value: boolean): Details =>
  ({ story: { unlisted: value }, journal: { mood: value ? 'calm' : '' }, note: { isPinned: value } })[kind];

/** Texts written on the device. */
export function ownTexts(document: LocalDocument | null): string[] {
  if (!document) return [];
  const versions = document.versionsToKeep.map(({ content }) => content);
  return [document.content, ...versions, document.conflictData?.localVersion.content ?? ''];
}

/** Those that the server does not have. */
export function unsentTexts(document: LocalDocument): string[] {
  const { base, conflictData, versionsToKeep } = document;
  const isUnsent = !base || !sameText(toSentText(document), base) || conflictData !== null;
  return isUnsent ? ownTexts(document) : versionsToKeep.map(({ content }) => content);
}

/** A change by the author on another device, or in an older client. */
export function actElsewhere(
  server: SimulatedServer,
  id: string,
  { does, paragraph }: Extract<Step, { do: 'otherDevice' }>,
  word: string,
): void {
  if (does === 'publish') server.publishElsewhere(id, 'PUBLIC');
  else if (does === 'withdraw') server.take({ kind: 'withdraw', textKind: 'story', id });
  else if (does === 'discard') server.discardElsewhere(id);
  else server.saveByOlderClient(id, (text) => withWord(text, paragraph, word));
}
