import { chakra, Tabs } from '@chakra-ui/react';
import { type ReactNode, type Ref, useDeferredValue, useId } from 'react';
import type { MarkdownEditorHandle } from '../../editor/editor';
import { LazyMarkdownEditor, preloadMarkdownEditor } from '../../editor/LazyMarkdownEditor';
import { useSettings } from '../../settings/SettingsProvider';
import { useShortcutHint } from '../../shortcuts/shortcuts';
import { StoryText } from './StoryText';
import type { EditorMode, EditorPlaces } from './useEditorMode';
import { writingStyle, zenColumn, zenFade } from './writingStyle';

// Its code comes along with the page's, not after it.
preloadMarkdownEditor();

export interface EditorTextProps {
  initialText: string;
  /** The text of the moment, for the preview. */
  readText: () => string;
  rows: number;
  readOnly: boolean;
  error?: string;
  mode: EditorMode;
  places: EditorPlaces;
  editorRef: Ref<MarkdownEditorHandle>;
  /** At the end of the line that holds the modes. */
  aside: ReactNode;
  onMode: (mode: EditorMode) => void;
  onChange: () => void;
}

/** The text in Markdown, and how it will read. */
export function EditorText(props: EditorTextProps) {
  const { readText, mode, places, aside, error, onMode } = props;
  const errorId = useId();
  const { editor } = useSettings();
  const preview = useShortcutHint('toggle_preview');
  const zen = mode === 'zen';
  return (
    <Tabs.Root
      value={mode === 'preview' ? 'preview' : 'edit'}
      onValueChange={(change) => onMode(change.value === 'preview' ? 'preview' : 'edit')}
      {...(zen && { display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', minH: '0' })}
    >
      <chakra.div
        display={zen ? 'none' : 'flex'}
        flexWrap="wrap"
        alignItems="center"
        columnGap="4"
        borderBottomWidth="1px"
        borderColor="rule"
      >
        <Tabs.List aria-label="Editor mode" borderBottomWidth="0" flex="1 0 auto">
          <Tabs.Trigger value="edit">Edit</Tabs.Trigger>
          {/* A tooltip of our own would take the id that ties the tab to its panel. */}
          <Tabs.Trigger value="preview" aria-keyshortcuts={preview.aria} title={preview.keys}>
            Preview
          </Tabs.Trigger>
        </Tabs.List>
        {aside}
      </chakra.div>
      {/* Hidden and not taken away, so that the caret and what can be undone survive a look at the preview. Hidden
          here, because the tabs would do so a moment later, and what is hidden takes no focus. */}
      <Tabs.Content
        ref={places.writing}
        value="edit"
        hidden={mode === 'preview'}
        // In Zen mode there are no tabs, and so no panel to come to from one: the text itself is the next stop.
        {...(zen && { tabIndex: -1 })}
        pt={zen ? '0' : '4'}
        minH="0"
        {...writingStyle(editor)}
        {...(zen && { overflowY: 'auto', maskImage: zenFade, ...zenColumn(editor) })}
      >
        <Writing {...props} errorId={errorId} />
      </Tabs.Content>
      <Tabs.Content ref={places.preview} value="preview" hidden={mode !== 'preview'} pt="6" minH="64">
        {mode === 'preview' && <Preview text={readText()} />}
      </Tabs.Content>
      {error && (
        <chakra.p id={errorId} mt="1.5" mx={zen ? 'auto' : undefined} textStyle="small" color="danger">
          {error}
        </chakra.p>
      )}
    </Tabs.Root>
  );
}

function Writing({
  initialText,
  rows,
  readOnly,
  error,
  errorId,
  mode,
  editorRef,
  onChange,
}: EditorTextProps & { errorId: string }) {
  return (
    <Frame bare={mode === 'zen'} aria-invalid={error ? true : undefined}>
      <LazyMarkdownEditor
        ref={editorRef}
        initialText={initialText}
        onChange={onChange}
        label="Content"
        placeholder={mode === 'zen' ? '' : 'Write in Markdown…'}
        readOnly={readOnly}
        rows={rows}
        typewriter={mode === 'zen'}
        invalid={error !== undefined}
        describedBy={error ? errorId : undefined}
      />
    </Frame>
  );
}

/** A sheet on the page; in Zen mode the page is the sheet. */
const Frame = chakra('div', {
  base: { minH: 'full' },
  variants: {
    bare: {
      true: { py: '4' },
      false: {
        px: '3',
        py: '3',
        bg: 'paper.raised',
        borderWidth: '1px',
        borderColor: 'rule.strong',
        borderRadius: 'md',
        transitionProperty: 'border-color',
        transitionDuration: 'fast',
        _hover: { borderColor: 'ink.muted' },
        _focusWithin: { borderColor: 'accent', outline: '2px solid {colors.accent}', outlineOffset: '0' },
        _invalid: { borderColor: 'danger', boxShadow: 'inset 0 0 0 1px {colors.danger}' },
      },
    },
  },
});

/** Characters. What is shorter is rendered within a frame or two. */
const longText = 20_000;

/** The tab has changed before a long text is rendered. */
function Preview({ text }: { text: string }) {
  const shown = useDeferredValue(text, text.length > longText ? null : text);
  if (shown === null) return <chakra.p color="ink.muted">Setting the page…</chakra.p>;
  if (shown.trim() === '') return <chakra.p color="ink.muted">Nothing to preview yet.</chakra.p>;
  return <StoryText text={shown} mx="auto" />;
}
