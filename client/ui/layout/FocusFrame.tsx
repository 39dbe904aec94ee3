import { type ComponentProps, useRef } from 'react';
import { useFocusKept } from './useFocusKept';

/** A part of a page whose controls may be removed while they have the focus: see `useFocusKept`. */
export function FocusFrame(props: Omit<ComponentProps<'div'>, 'ref'>) {
  const part = useRef<HTMLDivElement>(null);
  useFocusKept(part);
  return <div ref={part} data-focus-frame {...props} />;
}
