import '@fontsource-variable/literata/wght.css';
import { chakra } from '@chakra-ui/react';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { MarkdownEditorHandle } from '../../../client/editor/editor';
import { MarkdownEditor } from '../../../client/editor/MarkdownEditor';
import { UiProvider } from '../../../client/shell/UiProvider';
import type { FieldName, TypedField, TypingPage } from '../fields';
import { PlainSlate } from './PlainSlate';

declare global {
  interface Window {
    typing: TypingPage;
  }
}

let changes = 0;
const field: { current: TypedField | null } = { current: null };

function PlainText({ text, ref }: { text: string; ref: Ref<TypedField> }) {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({ text: () => area.current?.value ?? '' }));
  return (
    <chakra.textarea
      ref={area}
      aria-label="Text"
      defaultValue={text}
      rows={25}
      spellCheck
      w="full"
      resize="none"
    />
  );
}

function Field({ name, text }: { name: FieldName; text: string }) {
  if (name === 'textarea') return <PlainText ref={field} text={text} />;
  if (name === 'slate') return <PlainSlate ref={field} text={text} />;
  return (
    <MarkdownEditor
      ref={field as Ref<MarkdownEditorHandle>}
      initialText={text}
      onChange={() => {
        changes += 1;
      }}
      label="Text"
      placeholder="Write in Markdown…"
      readOnly={new URLSearchParams(window.location.search).has('readonly')}
      rows={25}
      typewriter={new URLSearchParams(window.location.search).has('typewriter')}
      invalid={false}
    />
  );
}

const root = createRoot(document.getElementById('root') as HTMLElement);
let shown = 0;
let screen = () => <></>;
let painted = Promise.resolve(0);

window.typing = {
  show(name, text) {
    changes = 0;
    shown += 1;
    screen = () => (
      <UiProvider>
        <chakra.main
          maxW="measure"
          mx="auto"
          p="6"
          fontFamily="reading"
          fontSize="1.0625rem"
          lineHeight="prose"
        >
          <button type="button">Before</button>
          <Field key={shown} name={name} text={text} />
          <button type="button">After</button>
        </chakra.main>
      </UiProvider>
    );
    root.render(screen());
    // After rendering and tasks queued behind it.
    return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  },
  renderAgain: () => flushSync(() => root.render(screen())),
  text: () => field.current?.text() ?? '',
  changes: () => changes,
  watch(event) {
    painted = new Promise((resolve) => {
      const onEvent = ({ timeStamp }: Event) =>
        requestAnimationFrame(() => {
          // The message arrives after the frame was rendered.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      document.addEventListener(event, onEvent, { capture: true, once: true });
    });
  },
  painted: () => painted,
  caretToMiddle() {
    const typed = document.querySelector('[aria-label=Text]');
    if (typed instanceof HTMLTextAreaElement) {
      typed.setSelectionRange(typed.value.length / 2, typed.value.length / 2);
      return;
    }
    const texts = Array.from(document.querySelectorAll('[data-slate-string]'));
    const middle = texts.slice(texts.length >> 1).find((text) => (text.textContent?.length ?? 0) > 20);
    middle?.scrollIntoView({ block: 'center' });
    document.getSelection()?.collapse(middle?.firstChild ?? null, 3);
  },
  copy: (text) => navigator.clipboard.writeText(text),
};
