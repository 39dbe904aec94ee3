import { useCallback, useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { reasonOf } from '../../relay/requestError';
import { batchesOf, toInput } from './importBatches';
import { type ImportedText, ImportProblem, type SkippedFile } from './importedText';
import { ownStories } from './ownStories';
import { type ImportResult, useImportStoriesMutation } from './useImportStoriesMutation';

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
  /** Not processed, because the import was stopped or the server unreachable. */
  left: number;
  failure: string | null;
}

export type ImportState =
  | { phase: 'choosing'; problem: string | null }
  | { phase: 'reading' | 'checking' | 'importing'; done: number; total: number }
  | { phase: 'review'; candidates: readonly Candidate[]; skipped: readonly SkippedFile[] }
  | { phase: 'done'; summary: ImportSummary };

const problemOf = (result: ImportResult) =>
  result.problems.map(({ message }) => message).join('. ') || 'The server rejected it.';

const unreadable = 'These files could not be read. Please try again.';

/** The import's steps: read files here, preview a dry run, create stories in batches. */
export function useImport() {
  const environment = useRelayEnvironment();
  const [importStories] = useImportStoriesMutation();
  const [state, setState] = useState<ImportState>({ phase: 'choosing', problem: null });
  const running = useRef<AbortController | null>(null);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const begin = () => {
    stop();
    running.current = new AbortController();
    return running.current.signal;
  };

  const check = async (texts: readonly ImportedText[], signal: AbortSignal): Promise<Candidate[]> => {
    const yours = await ownStories(environment, texts);
    const candidates: Candidate[] = [];
    for (const batch of batchesOf(texts)) {
      signal.throwIfAborted();
      setState({ phase: 'checking', done: candidates.length, total: texts.length });
      const stories = batch.map((text) => toInput(text, true));
      const { results } = (await importStories({ input: { stories, dryRun: true } })).importStories;
      for (const [place, text] of batch.entries()) candidates.push(candidateOf(text, results[place], yours));
    }
    signal.throwIfAborted();
    return candidates;
  };

  const choose = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const signal = begin();
    setState({ phase: 'reading', done: 0, total: files.length });
    try {
      const { readFiles } = await import('./readFiles');
      const onProgress = (done: number, total: number) => {
        if (!signal.aborted) setState({ phase: 'reading', done, total });
      };
      const { texts, skipped } = await readFiles(files, { onProgress, signal });
      const candidates = await check(texts, signal);
      setState({ phase: 'review', candidates, skipped });
    } catch (error) {
      if (signal.aborted && running.current?.signal !== signal) return;
      const reason = error instanceof ImportProblem ? error.message : (reasonOf(error) ?? unreadable);
      setState({ phase: 'choosing', problem: signal.aborted ? null : reason });
    }
  };

  const make = async (texts: readonly ImportedText[], keepPrivate: boolean) => {
    const signal = begin();
    let [made, there, done] = [0, 0, 0];
    const refused: { title: string; problem: string }[] = [];
    let failure: string | null = null;
    try {
      for (const batch of batchesOf(texts)) {
        if (signal.aborted) break;
        setState({ phase: 'importing', done, total: texts.length });
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
    const left = texts.length - done;
    setState({ phase: 'done', summary: { made, there, refused, left, failure } });
    return made;
  };

  const startOver = () => {
    stop();
    setState({ phase: 'choosing', problem: null });
  };

  return { state, choose, make, stop, startOver };
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
