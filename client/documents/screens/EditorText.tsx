import { chakra, Tabs } from '@chakra-ui/react';
import { useCallback, useDeferredValue, useId, useLayoutEffect, useMemo, useState } from 'react';
import type { MarkdownEditorHandle } from '../../editor/editor';
import { LazyMarkdownEditor, preloadMarkdownEditor } from '../../editor/LazyMarkdownEditor';
import { useSettings } from '../../settings/useSettings';
import { StoryText } from '../../ui/content/StoryText';
import { isFocusLost } from '../../ui/layout/focusFallback';
import { mainId } from '../../ui/layout/SkipLink';
import { ToolPanels } from '../tools/ToolPanels';
import { typographyLanguage } from '../tools/typographyLanguage';
import { languageIn } from './textDetail';
import type { Writing } from './useWriting';
import { writingStyle, zenColumn, zenFade } from './writingStyle';

// Load the editor's code in parallel with the page's.
preloadMarkdownEditor();

/** Detected in the text's start only, because the stored text changes while one types. */
export function useTextLanguage({ facts, document }: Pick<Writing, 'facts' | 'document'>) {
  const { details } = facts;
  const start = document.content.slice(0, 2_000);
  return useMemo(() => languageIn(details, start), [details, start]);
}

interface EditorTextProps {
  writing: Writing;
  rows: number;
  /** Id of an element that describes the text. */
  hintId?: string;
  /** A text without a title field starts in the text, one that is continued at its end. */
  autoFocus?: boolean | 'end';
}

/** The text in Markdown, and its preview. */
export function EditorText(props: EditorTextProps) {
  const { writing, hintId } = props;
  const { mode, refs } = writing;
  const error = writing.fields.content;
  const id = useId();
  const describedBy = [error && `${id}-error`, hintId].filter(Boolean).join(' ');
  const { editor } = useSettings();
  const zen = mode === 'zen';
  useLayoutEffect(() => keepFromTab(refs.writing.current), [refs.writing]);
  return (
    <chakra.div {...(zen && { display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', minH: '0' })}>
      <ToolPanels writing={writing} />
      {/* Hidden instead of unmounted, so that caret and undo history survive the preview. Hidden here,
          because the tabs would hide it later, and hidden elements can't take focus. */}
      <Tabs.Content
        ref={refs.writing}
        value="edit"
        hidden={mode === 'preview'}
        pt="0"
        minH="0"
        {...writingStyle(editor)}
        {...(zen && { overflowY: 'auto', maskImage: zenFade, ...zenColumn(editor) })}
      >
        <Sheet {...props} describedBy={describedBy || undefined} />
      </Tabs.Content>
      <Tabs.Content ref={refs.preview} value="preview" hidden={mode !== 'preview'} pt="6" minH="64">
        {mode === 'preview' && <Preview writing={writing} />}
      </Tabs.Content>
      {error && (
        <chakra.p id={`${id}-error`} mt="1.5" mx={zen ? 'auto' : undefined} textStyle="small" color="danger">
          {error}
        </chakra.p>
      )}
    </chakra.div>
  );
}

/**
 * The text within the panel is the tab stop: what is typed on the panel is lost. The tabs make it a stop while the editor's code is
 * loading, and take the attribute away afterwards, which makes it one in Zen mode, where it scrolls.
 */
function keepFromTab(panel: HTMLElement | null) {
  if (!panel) return;
  const keep = () => {
    if (panel.tabIndex !== -1 || !panel.hasAttribute('tabindex')) panel.setAttribute('tabindex', '-1');
  };
  keep();
  const changes = new MutationObserver(keep);
  changes.observe(panel, { attributeFilter: ['tabindex'] });
  return () => changes.disconnect();
}

function Sheet({
  writing,
  rows,
  autoFocus = false,
  describedBy,
}: EditorTextProps & { describedBy?: string }) {
  const { document, mode, refs, readOnly, textChanged, fields } = writing;
  const { editor: settings } = useSettings();
  // Guessed once, from the text that was opened.
  const [opened] = useState(document.content);
  const { details } = writing.facts;
  const language = useMemo(() => typographyLanguage(details, opened), [details, opened]);
  const { editor } = refs;
  const ref = useCallback(
    (handle: MarkdownEditorHandle | null) => {
      editor.current = handle;
      // The code may load late: don't take the focus from another field.
      if (!handle || !autoFocus || !isFocusFree()) return;
      handle.focus();
      if (autoFocus !== 'end') return;
      const { length } = handle.text();
      handle.select(length, length);
    },
    [editor, autoFocus],
  );
  const isInvalid = fields.content !== undefined;
  return (
    <chakra.div minH="full" py={mode === 'zen' ? '4' : undefined}>
      <LazyMarkdownEditor
        ref={ref}
        initialText={document.content}
        onChange={textChanged}
        label="Content"
        lang={useTextLanguage(writing)}
        placeholder={mode === 'zen' ? '' : 'Write in Markdown…'}
        readOnly={readOnly}
        rows={rows}
        typewriter={mode === 'zen'}
        focusParagraph={settings.focus_paragraph}
        typography={settings.smart_punctuation ? language : null}
        invalid={isInvalid}
        describedBy={describedBy}
      />
    </chakra.div>
  );
}

const isFocusFree = () => isFocusLost() || document.activeElement?.id === mainId;

/** In characters. Shorter texts render within a frame or two. */
const longText = 20_000;

/** Defers rendering a long text until the tab has switched. */
function Preview({ writing }: { writing: Writing }) {
  const text = writing.writer.draft().content;
  const lang = useTextLanguage(writing);
  const shown = useDeferredValue(text, text.length > longText ? null : text);
  if (shown === null) return <chakra.p color="ink.muted">Rendering preview…</chakra.p>;
  if (shown.trim() === '') return <chakra.p color="ink.muted">Nothing to preview yet.</chakra.p>;
  return <StoryText text={shown} lang={lang} mx="auto" />;
}
