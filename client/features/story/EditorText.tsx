import { chakra, Tabs } from '@chakra-ui/react';
import { type ReactNode, useDeferredValue, useId } from 'react';
import { useSettings } from '../../settings/SettingsProvider';
import { useShortcutHint } from '../../shortcuts/shortcuts';
import { Textarea } from '../../ui/Field';
import { StoryText } from './StoryText';
import type { EditorMode, EditorPlaces } from './useEditorMode';
import { writingStyle, zenColumn } from './writingStyle';

export interface EditorTextProps {
  value: string;
  rows: number;
  readOnly: boolean;
  error?: string;
  mode: EditorMode;
  places: EditorPlaces;
  /** At the end of the line that holds the modes. */
  aside: ReactNode;
  onMode: (mode: EditorMode) => void;
  onChange: (value: string) => void;
}

/** The text in Markdown, and how it will read. */
export function EditorText(props: EditorTextProps) {
  const { value, mode, places, aside, error, onMode } = props;
  const errorId = useId();
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
      <Tabs.Content value="edit" hidden={mode === 'preview'} pt={zen ? '0' : '4'} minH="0">
        <Writing {...props} errorId={errorId} />
      </Tabs.Content>
      <Tabs.Content ref={places.preview} value="preview" hidden={mode !== 'preview'} pt="6" minH="64">
        {mode === 'preview' && <Preview text={value} />}
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
  value,
  rows,
  readOnly,
  error,
  errorId,
  mode,
  places,
  onChange,
}: EditorTextProps & { errorId: string }) {
  const { editor } = useSettings();
  const bare = {
    h: 'full',
    py: '4',
    resize: 'none',
    bg: 'transparent',
    borderColor: 'transparent',
    borderRadius: 'none',
    // The caret shows where one is: there is nothing else.
    outline: 'none',
    ...zenColumn(editor),
  } as const;
  return (
    <Textarea
      ref={places.text}
      aria-label="Content"
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      dir="auto"
      rows={rows}
      value={value}
      readOnly={readOnly}
      placeholder="Write in Markdown…"
      spellCheck
      onChange={(event) => onChange(event.target.value)}
      {...writingStyle(editor)}
      {...(mode === 'zen' && bare)}
    />
  );
}

/** Characters. What is shorter is rendered within a frame or two. */
const longText = 20_000;

/** The tab has changed before a long text is rendered. */
function Preview({ text }: { text: string }) {
  const shown = useDeferredValue(text, text.length > longText ? null : text);
  if (shown === null) return <chakra.p color="ink.muted">Setting the page…</chakra.p>;
  if (shown.trim() === '') return <chakra.p color="ink.muted">Nothing to preview yet.</chakra.p>;
  return <StoryText text={shown} mx="auto" />;
}
