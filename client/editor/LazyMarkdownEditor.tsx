import { chakra } from '@chakra-ui/react';
import { lazy, type Ref, Suspense } from 'react';
import { Skeleton } from '../ui/feedback/Skeleton';
import type { MarkdownEditorHandle, MarkdownEditorProps } from './editor';

const load = () => import('./MarkdownEditor').then(({ MarkdownEditor }) => ({ default: MarkdownEditor }));
const Editor = lazy(load);

/** Preloads the editor's code. A failure is ignored: showing the editor loads it again. */
export const preloadMarkdownEditor = () => void load().catch(() => undefined);

/** Loads the editor's code on demand, with a placeholder until then. */
export function LazyMarkdownEditor(props: MarkdownEditorProps & { ref?: Ref<MarkdownEditorHandle> }) {
  return (
    <Suspense fallback={<EditorSkeleton rows={props.rows} />}>
      <Editor {...props} />
    </Suspense>
  );
}

function EditorSkeleton({ rows }: { rows: number }) {
  return (
    <chakra.div role="status" style={{ minHeight: `${rows}lh` }}>
      <chakra.span srOnly>Loading…</chakra.span>
      <chakra.div aria-hidden display="grid" gap="3">
        {['96%', '100%', '88%', '64%'].map((width) => (
          <Skeleton key={width} h="4" w={width} />
        ))}
      </chakra.div>
    </chakra.div>
  );
}
