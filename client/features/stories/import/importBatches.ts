import { limits } from '../../../../server/contract/limits';
import type { importStepsImportStoriesMutation } from '../../../__generated__/importStepsImportStoriesMutation.graphql';
import type { ImportedText } from '../../../textFiles/importedText';

type ImportedStoryInput = importStepsImportStoriesMutation['variables']['input']['stories'][number];

/** The mutation's input; missing values get the server's defaults. */
export function toInput(text: ImportedText, keepPrivate: boolean): ImportedStoryInput {
  const { localId, title, content, tags, notes, listed, lang, createdAt, updatedAt } = text;
  const privacyLevel = keepPrivate ? 'PRIVATE' : (text.privacyLevel ?? 'PRIVATE');
  return {
    localId,
    title,
    content,
    tags,
    privacyLevel,
    notes,
    listed,
    lang,
    createdAt: createdAt?.toISOString(),
    updatedAt: updatedAt?.toISOString(),
    // Sharing and publication dates only matter for stories that are shared or public.
    sharedAt: privacyLevel === 'PRIVATE' ? null : text.sharedAt?.toISOString(),
    publishedAt: privacyLevel === 'PUBLIC' ? text.publishedAt?.toISOString() : null,
  };
}

const encoder = new TextEncoder();

/** Groups texts in order into batches within the server's limits. */
export function batchesOf(texts: readonly ImportedText[]): ImportedText[][] {
  const { storiesMax, bytesMax } = limits.import;
  const batches: ImportedText[][] = [];
  let batch: ImportedText[] = [];
  let size = 0;
  for (const text of texts) {
    const bytes = encoder.encode(text.content).length;
    if (batch.length > 0 && (batch.length >= storiesMax || size + bytes > bytesMax)) {
      batches.push(batch);
      [batch, size] = [[], 0];
    }
    batch.push(text);
    size += bytes;
  }
  if (batch.length > 0) batches.push(batch);
  return batches;
}
