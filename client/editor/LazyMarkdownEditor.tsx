import { chakra } from '@chakra-ui/react';
import { lazy, type Ref, Suspense } from 'react';
import { Skeleton } from '../ui/feedback/SkeletonList';
import type { MarkdownEditorHandle, MarkdownEditorProps } from './editor';

const load = () => import('./MarkdownEditor').then(({ MarkdownEditor }) => ({ default: MarkdownEditor }));
const Editor = lazy(load);

/** Fetches the editor's code ahead of the screen that shows it. */
export const preloadMarkdownEditor = () => void load().catch(() => undefined);

/** The editor, whose code comes when it is first shown; until then, the shape of a page of text. */
export function LazyMarkdownEditor(props: MarkdownEditorProps & { ref?: Ref<MarkdownEditorHandle> }) {
  return (
    <Suspense fallback={<EditorShape rows={props.rows} />}>
      <Editor {...props} />
    </Suspense>
  );
}

function EditorShape({ rows }: { rows: number }) {
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
