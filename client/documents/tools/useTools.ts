import { useState } from 'react';
import { createListeners } from '../../lib/store';

type Tool = 'find' | 'replace' | 'outline' | 'goal';

/** The tool that is open beside the text. `changes` notifies it when the text changes. */
export function useTools() {
  const [open, setOpen] = useState<Tool | null>(null);
  const [changes] = useState(() => createListeners());
  return { open, show: setOpen, close: () => setOpen(null), changes };
}
