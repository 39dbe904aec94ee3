import { limits } from '../../../../server/contract/limits';
import type { useImportStoriesMutation } from '../../../__generated__/useImportStoriesMutation.graphql';
import type { ImportedText } from '../../../textFiles/importedText';

type ImportedStoryInput = useImportStoriesMutation['variables']['input']['stories'][number];

/** The mutation's input; missing values get the server's defaults. */
export function toInput(text: ImportedText, keepPrivate: boolean): ImportedStoryInput {
  const { localId, title, content, tags, notes, listed, lang } = text;
  const { createdAt, updatedAt, sharedAt, publishedAt } = text;
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
    createdAt: createdAt?.toISOString() ?? null,
    updatedAt: updatedAt?.toISOString() ?? null,
    // Sharing and publication dates only matter for stories that are shared or public.
    sharedAt: privacyLevel === 'PRIVATE' ? null : (sharedAt?.toISOString() ?? null),
    publishedAt: privacyLevel === 'PUBLIC' ? (publishedAt?.toISOString() ?? null) : null,
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
