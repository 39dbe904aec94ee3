import { useCallback, useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { reasonOf } from '../../../lib/requestError';
import { type ImportedText, ImportProblem, type SkippedFile } from '../../../textFiles/importedText';
import { type Candidate, createStories, findCandidates, type ImportSummary } from './importSteps';
import { useImportStoriesMutation } from './useImportStoriesMutation';

type ImportState =
  | { phase: 'choosing'; problem: string | null }
  | { phase: 'reading' | 'checking' | 'importing'; done: number; total: number }
  | { phase: 'review'; candidates: readonly Candidate[]; skipped: readonly SkippedFile[] }
  | { phase: 'done'; summary: ImportSummary };

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

  const choose = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const signal = begin();
    setState({ phase: 'reading', done: 0, total: files.length });
    try {
      const { readFiles } = await import('../../../textFiles/readFiles');
      const onProgress = (done: number, total: number) => {
        if (!signal.aborted) setState({ phase: 'reading', done, total });
      };
      const { texts, skipped } = await readFiles(files, { onProgress, signal });
      const candidates = await findCandidates(texts, {
        environment,
        importStories,
        signal,
        onProgress: (done) => setState({ phase: 'checking', done, total: texts.length }),
      });
      setState({ phase: 'review', candidates, skipped });
    } catch (error) {
      if (signal.aborted && running.current?.signal !== signal) return;
      const reason = error instanceof ImportProblem ? error.message : (reasonOf(error) ?? unreadable);
      setState({ phase: 'choosing', problem: signal.aborted ? null : reason });
    }
  };

  const make = async (texts: readonly ImportedText[], keepPrivate: boolean) => {
    const signal = begin();
    const summary = await createStories(texts, keepPrivate, {
      importStories,
      signal,
      onProgress: (done) => setState({ phase: 'importing', done, total: texts.length }),
    });
    setState({ phase: 'done', summary });
    return summary.made;
  };

  const startOver = () => {
    stop();
    setState({ phase: 'choosing', problem: null });
  };

  return { state, choose, make, stop, startOver };
}
