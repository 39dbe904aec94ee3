import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { limits } from '../../../../server/contract/limits';
import type { importStepsImportStoriesMutation } from '../../../__generated__/importStepsImportStoriesMutation.graphql';
import type { importStepsOwnStoriesQuery } from '../../../__generated__/importStepsOwnStoriesQuery.graphql';
import { reasonOf } from '../../../lib/requestError';
import { commit, readNow } from '../../../relay/requests';
import type { ImportedText } from '../../../textFiles/importedText';
import { batchesOf, toInput } from './importBatches';

export interface Candidate {
  text: ImportedText;
  /** 'ownExport': the story that the text was exported from is still in this account. */
  status: 'new' | 'alreadyImported' | 'ownExport' | 'refused';
  problem?: string;
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
  environment: Environment;
  signal: AbortSignal;
  onProgress: (done: number) => void;
}

type ImportResult = importStepsImportStoriesMutation['response']['importStories']['results'][number];

/** Imports one batch of stories, or tries it with `dryRun`. */
async function importStories(
  environment: Environment,
  input: importStepsImportStoriesMutation['variables']['input'],
): Promise<readonly ImportResult[]> {
  const { importStories } = await commit<importStepsImportStoriesMutation>(
    environment,
    graphql`
      mutation importStepsImportStoriesMutation($input: ImportStoriesInput!) {
        importStories(input: $input) {
          results {
            outcome
            problems {
              message
            }
          }
        }
      }
    `,
    { input },
  );
  return importStories.results;
}

const problemOf = (result: ImportResult) =>
  result.problems.map(({ message }) => message).join('. ') || 'The server rejected it.';

/** Finds out what importing the texts would do, by a dry run. */
export async function findCandidates(
  texts: readonly ImportedText[],
  { environment, signal, onProgress }: StepOptions,
): Promise<Candidate[]> {
  const ownIds = await findOwnStories(environment, texts);
  const candidates: Candidate[] = [];
  for (const batch of batchesOf(texts)) {
    signal.throwIfAborted();
    onProgress(candidates.length);
    const stories = batch.map((text) => toInput(text, true));
    const results = await importStories(environment, { stories, dryRun: true });
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
    return { text, status: 'refused', problem: result && problemOf(result) };
  if (result.outcome === 'ALREADY_THERE') return { text, status: 'alreadyImported' };
  return { text, status: text.exportedFrom && ownIds.has(text.exportedFrom) ? 'ownExport' : 'new' };
}

/** Creates the stories in batches, until the signal stops it or the server fails. */
export async function createStories(
  texts: readonly ImportedText[],
  keepPrivate: boolean,
  { environment, signal, onProgress }: StepOptions,
): Promise<ImportSummary> {
  let [created, alreadyImported, done] = [0, 0, 0];
  const refused: { title: string; problem: string }[] = [];
  let failure: string | null = null;
  try {
    for (const batch of batchesOf(texts)) {
      if (signal.aborted) break;
      onProgress(done);
      const stories = batch.map((text) => toInput(text, keepPrivate));
      const results = await importStories(environment, { stories });
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
