import { useLayoutEffect, useRef, useState } from 'react';
import { useShortcut } from '../../shortcuts/shortcuts';

/**
 * Whether a form is filled in or looked at. What is found wrong with it is shown where it can be put right. The focus goes
 * along: into the preview from a field, and back to that field.
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
    // A press of the button keeps the focus on the button.
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
