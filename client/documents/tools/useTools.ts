import { useState } from 'react';
import { createListeners } from '../../ui/store';

export type Tool = 'find' | 'replace' | 'outline' | 'goal';

/** The tool that is open beside the text, and what it is told of changes of the text. */
export function useTools() {
  const [open, setOpen] = useState<Tool | null>(null);
  const [changes] = useState(() => createListeners());
  return { open, show: setOpen, close: () => setOpen(null), changes };
}
