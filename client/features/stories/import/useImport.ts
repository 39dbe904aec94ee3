import { useCallback, useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { reasonOf } from '../../../lib/requestError';
import { type ImportedText, ImportProblem, type SkippedFile } from '../../../textFiles/importedText';
import { type Candidate, createStories, findCandidates, type ImportSummary } from './importSteps';

type ImportState =
  | { phase: 'choosing'; problem: string | null }
  | { phase: 'reading' | 'checking' | 'importing'; done: number; total: number }
  | { phase: 'review'; candidates: readonly Candidate[]; skipped: readonly SkippedFile[] }
  | { phase: 'done'; summary: ImportSummary };

const unreadable = 'These files could not be read. Please try again.';

/** The state of an import, and its steps: read files on this device, preview them by a dry run, create stories in batches. */
export function useImport() {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<ImportState>({ phase: 'choosing', problem: null });
  const controller = useRef<AbortController | null>(null);
  const stop = useCallback(() => controller.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const startStep = () => {
    stop();
    controller.current = new AbortController();
    return controller.current.signal;
  };

  const readFiles = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const signal = startStep();
    setState({ phase: 'reading', done: 0, total: files.length });
    try {
      const textFiles = await import('../../../textFiles/readFiles');
      const onProgress = (done: number, total: number) => {
        if (!signal.aborted) setState({ phase: 'reading', done, total });
      };
      const { texts, skipped } = await textFiles.readFiles(files, { onProgress, signal });
      const candidates = await findCandidates(texts, {
        environment,
        signal,
        onProgress: (done) => setState({ phase: 'checking', done, total: texts.length }),
      });
      setState({ phase: 'review', candidates, skipped });
    } catch (error) {
      // Another step has replaced this one.
      if (signal.aborted && controller.current?.signal !== signal) return;
      const reason = error instanceof ImportProblem ? error.message : (reasonOf(error) ?? unreadable);
      setState({ phase: 'choosing', problem: signal.aborted ? null : reason });
    }
  };

  /** Creates the chosen stories; resolves to their number. */
  const create = async (texts: readonly ImportedText[], keepPrivate: boolean) => {
    const signal = startStep();
    const summary = await createStories(texts, keepPrivate, {
      environment,
      signal,
      onProgress: (done) => setState({ phase: 'importing', done, total: texts.length }),
    });
    setState({ phase: 'done', summary });
    return summary.created;
  };

  const startOver = () => {
    stop();
    setState({ phase: 'choosing', problem: null });
  };

  return { state, readFiles, create, stop, startOver };
}
