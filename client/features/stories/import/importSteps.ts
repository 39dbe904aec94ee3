import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { limits } from '../../../../server/contract/limits';
import type { importStepsOwnStoriesQuery } from '../../../__generated__/importStepsOwnStoriesQuery.graphql';
import { reasonOf } from '../../../lib/requestError';
import { readNow } from '../../../relay/requests';
import type { ImportedText } from '../../../textFiles/importedText';
import { batchesOf, toInput } from './importBatches';
import type { ImportResult, ImportStories } from './useImportStoriesMutation';

/** A text with the result of the dry run. */
export interface Candidate {
  text: ImportedText;
  /** 'yours': the story it was exported from is still in this account. */
  standing: 'new' | 'there' | 'yours' | 'refused';
  /** The existing story. */
  storyId: string | null;
  problem: string | null;
}

export interface ImportSummary {
  made: number;
  there: number;
  refused: readonly { title: string; problem: string }[];
  /** How many texts weren't processed, because the import was stopped or the server unreachable. */
  left: number;
  failure: string | null;
}

interface ImportStep {
  importStories: ImportStories;
  signal: AbortSignal;
  onProgress: (done: number) => void;
}

const problemOf = (result: ImportResult) =>
  result.problems.map(({ message }) => message).join('. ') || 'The server rejected it.';

/** The result that importing the texts would have, by a dry run. */
export async function findCandidates(
  texts: readonly ImportedText[],
  { environment, importStories, signal, onProgress }: ImportStep & { environment: Environment },
): Promise<Candidate[]> {
  const yours = await ownStories(environment, texts);
  const candidates: Candidate[] = [];
  for (const batch of batchesOf(texts)) {
    signal.throwIfAborted();
    onProgress(candidates.length);
    const stories = batch.map((text) => toInput(text, true));
    const { results } = (await importStories({ input: { stories, dryRun: true } })).importStories;
    for (const [place, text] of batch.entries()) candidates.push(candidateOf(text, results[place], yours));
  }
  signal.throwIfAborted();
  return candidates;
}

function candidateOf(
  text: ImportedText,
  result: ImportResult | undefined,
  yours: ReadonlySet<string>,
): Candidate {
  if (!result || result.outcome === 'REFUSED')
    return { text, standing: 'refused', storyId: null, problem: result ? problemOf(result) : null };
  const storyId = result.story?.id ?? null;
  if (result.outcome === 'ALREADY_THERE') return { text, standing: 'there', storyId, problem: null };
  if (text.exportedFrom && yours.has(text.exportedFrom))
    return { text, standing: 'yours', storyId: text.exportedFrom, problem: null };
  return { text, standing: 'new', storyId: null, problem: null };
}

/** Creates the stories in batches, until it is stopped or the server fails. */
export async function createStories(
  texts: readonly ImportedText[],
  keepPrivate: boolean,
  { importStories, signal, onProgress }: ImportStep,
): Promise<ImportSummary> {
  let [made, there, done] = [0, 0, 0];
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
        if (result?.outcome === 'CREATED') made += 1;
        else if (result?.outcome === 'ALREADY_THERE') there += 1;
        else if (result) refused.push({ title: text.title, problem: problemOf(result) });
      }
      done += batch.length;
    }
  } catch (error) {
    failure = reasonOf(error) ?? 'The import stopped because of a fault on the server.';
  }
  return { made, there, refused, left: texts.length - done, failure };
}

/** Ids of exported stories that are still in the member's account. */
async function ownStories(
  environment: Environment,
  texts: readonly ImportedText[],
): Promise<ReadonlySet<string>> {
  const ids = texts.flatMap(({ exportedFrom }) =>
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
