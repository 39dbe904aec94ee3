import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useId } from 'react';
import { limits } from '../../../../server/contract/limits';

interface EditorTitleProps {
  value: string;
  lang: string | undefined;
  readOnly: boolean;
  autoFocus: boolean;
  error?: string;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** How often saving was refused because the title or text was missing. */
  refusals: number;
  /** What is missing, announced after each refusal. */
  missing: string | null;
  onChange: (value: string) => void;
  /** Called on Enter, or on the arrow down at the title's end. */
  onLeave: () => void;
}

/** The title, as a line of the page: a long one wraps, and never contains a line break. */
export function EditorTitle(props: EditorTitleProps) {
  const { value, lang, readOnly, autoFocus, error, inputRef, refusals, missing, onChange, onLeave } = props;
  const id = useId();
  // The title is scrolled to, but not focused, so that the caret stays where it is.
  const scrollToError = useEffectEvent(
    () => error && inputRef.current?.scrollIntoView?.({ block: 'nearest' }),
  );
  useEffect(() => {
    if (refusals > 0) scrollToError();
  }, [refusals]);
  return (
    <div>
      <TitleField
        ref={inputRef}
        rows={1}
        aria-label="Title"
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        dir="auto"
        lang={lang}
        maxLength={limits.story.titleMax}
        placeholder="Title"
        value={value}
        readOnly={readOnly}
        autoComplete="off"
        autoFocus={autoFocus}
        enterKeyHint="next"
        onChange={(event) => onChange(event.target.value.replace(/[\r\n]+/g, ' '))}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || !movesToText(event)) return;
          event.preventDefault();
          onLeave();
        }}
      />
      <chakra.span role="status" srOnly>
        {refusals > 0 && missing && <span key={refusals}>{missing}</span>}
      </chakra.span>
      {error && (
        <chakra.p id={`${id}-error`} textStyle="small" color="danger">
          {error}
        </chakra.p>
      )}
    </div>
  );
}

function movesToText(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { key, currentTarget } = event;
  if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return false;
  const isAtEnd = currentTarget.selectionStart === currentTarget.value.length;
  return key === 'Enter' || (key === 'ArrowDown' && isAtEnd);
}

const TitleField = chakra('textarea', {
  base: {
    display: 'block',
    w: 'full',
    py: '1',
    bg: 'transparent',
    textStyle: 'title',
    color: 'ink',
    resize: 'none',
    outline: 'none',
    fieldSizing: 'content',
    overflowWrap: 'anywhere',
    _invalid: { borderBottomWidth: '2px', borderColor: 'danger' },
  },
});
