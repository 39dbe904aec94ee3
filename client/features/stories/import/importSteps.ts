import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { limits } from '../../../../server/contract/limits';
import type { importStepsOwnStoriesQuery } from '../../../__generated__/importStepsOwnStoriesQuery.graphql';
import { reasonOf } from '../../../lib/requestError';
import { readNow } from '../../../relay/requests';
import type { ImportedText } from '../../../textFiles/importedText';
import { batchesOf, toInput } from './importBatches';
import type { ImportResult, ImportStories } from './useImportStoriesMutation';

/** A text with the result that importing it would have. */
export interface Candidate {
  text: ImportedText;
  /** 'ownExport': the story that the text was exported from is still in this account. */
  status: 'new' | 'alreadyImported' | 'ownExport' | 'refused';
  /** The id of the existing story, if any. */
  storyId: string | null;
  problem: string | null;
}

export interface ImportSummary {
  created: number;
  alreadyImported: number;
  refused: readonly { title: string; problem: string }[];
  /** How many texts weren't processed, because the import was stopped or the server unreachable. */
  remaining: number;
  failure: string | null;
}

interface StepOptions {
  importStories: ImportStories;
  signal: AbortSignal;
  onProgress: (done: number) => void;
}

const problemOf = (result: ImportResult) =>
  result.problems.map(({ message }) => message).join('. ') || 'The server rejected it.';

/** Finds out what importing the texts would do, by a dry run. */
export async function findCandidates(
  texts: readonly ImportedText[],
  { environment, importStories, signal, onProgress }: StepOptions & { environment: Environment },
): Promise<Candidate[]> {
  const ownIds = await findOwnStories(environment, texts);
  const candidates: Candidate[] = [];
  for (const batch of batchesOf(texts)) {
    signal.throwIfAborted();
    onProgress(candidates.length);
    const stories = batch.map((text) => toInput(text, true));
    const { results } = (await importStories({ input: { stories, dryRun: true } })).importStories;
    for (const [place, text] of batch.entries()) candidates.push(candidateOf(text, results[place], ownIds));
  }
  signal.throwIfAborted();
  return candidates;
}

function candidateOf(
  text: ImportedText,
  result: ImportResult | undefined,
  ownIds: ReadonlySet<string>,
): Candidate {
  if (!result || result.outcome === 'REFUSED')
    return { text, status: 'refused', storyId: null, problem: result ? problemOf(result) : null };
  const storyId = result.story?.id ?? null;
  if (result.outcome === 'ALREADY_THERE') return { text, status: 'alreadyImported', storyId, problem: null };
  if (text.exportedFrom && ownIds.has(text.exportedFrom))
    return { text, status: 'ownExport', storyId: text.exportedFrom, problem: null };
  return { text, status: 'new', storyId: null, problem: null };
}

/** Creates the stories in batches, until the signal stops it or the server fails. */
export async function createStories(
  texts: readonly ImportedText[],
  keepPrivate: boolean,
  { importStories, signal, onProgress }: StepOptions,
): Promise<ImportSummary> {
  let [created, alreadyImported, done] = [0, 0, 0];
  const refused: { title: string; problem: string }[] = [];
  let failure: string | null = null;
  try {
    for (const batch of batchesOf(texts)) {
      if (signal.aborted) break;
      onProgress(done);
      const stories = batch.map((text) => toInput(text, keepPrivate));
      const { results } = (await importStories({ input: { stories } })).importStories;
      for (const [place, text] of batch.entries()) {
        const result = results[place];
        if (result?.outcome === 'CREATED') created += 1;
        else if (result?.outcome === 'ALREADY_THERE') alreadyImported += 1;
        else if (result) refused.push({ title: text.title, problem: problemOf(result) });
      }
      done += batch.length;
    }
  } catch (error) {
    failure = reasonOf(error) ?? 'The import stopped because of a fault on the server.';
  }
  return { created, alreadyImported, refused, remaining: texts.length - done, failure };
}

/** The ids of exported stories that are still in the member's account. */
async function findOwnStories(
  environment: Environment,
  texts: readonly ImportedText[],
): Promise<ReadonlySet<string>> {
  const ids = texts.flatMap(({ exportedFrom }) =>
    // The file may contain anything: only ids of stories are asked for.
    exportedFrom && /^story_[0-9a-z]{26}$/.test(exportedFrom) ? [exportedFrom] : [],
  );
  const own = new Set<string>();
  for (let start = 0; start < ids.length; start += limits.page.max) {
    const data = await readNow<importStepsOwnStoriesQuery>(
      environment,
      graphql`
        query importStepsOwnStoriesQuery($ids: [ID!]!) {
          nodes(ids: $ids) {
            ... on Story {
              id
              viewerCanEdit
            }
          }
        }
      `,
      { ids: ids.slice(start, start + limits.page.max) },
    );
    for (const node of data?.nodes ?? []) if (node?.id && node.viewerCanEdit) own.add(node.id);
  }
  return own;
}
