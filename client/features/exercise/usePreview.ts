import { useLayoutEffect, useRef, useState } from 'react';
import { useShortcut } from '../../shortcuts/shortcuts';

/**
 * Switches a form between editing and preview. New problems switch back to editing. The focus moves along:
 * into the preview, and back to the field.
 */
export function usePreview(problems: object) {
  const [wanted, setWanted] = useState(false);
  const [known, setKnown] = useState(problems);
  const fields = useRef<HTMLDivElement>(null);
  const preview = useRef<HTMLElement>(null);
  const left = useRef<Element | null>(null);
  if (problems !== known) {
    setKnown(problems);
    if (Object.keys(problems).length > 0) setWanted(false);
  }
  const previewing = wanted;

  useLayoutEffect(() => {
    const active = document.activeElement;
    if (previewing) {
      if (left.current) preview.current?.focus({ preventScroll: true });
      return;
    }
    const field = left.current;
    left.current = null;
    // If the button was pressed, the focus stays there.
    if (field instanceof HTMLElement && (active === document.body || active === null)) field.focus();
  }, [previewing]);

  const toggle = () => {
    const active = document.activeElement;
    if (!previewing) left.current = fields.current?.contains(active) ? active : null;
    setWanted(!previewing);
  };
  useShortcut('toggle_preview', toggle);
  return { fields, preview, previewing, toggle };
}
