import { useState } from 'react';
import { createListeners } from '../../lib/store';

type Tool = 'find' | 'replace' | 'outline' | 'goal';

/** Which tool is open beside the text; `changes` notifies the tools of each change of the text. */
export function useTools() {
  const [open, setOpen] = useState<Tool | null>(null);
  const [changes] = useState(() => createListeners());
  return { open, show: setOpen, close: () => setOpen(null), changes };
}
