import { type ComponentType, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** A panel whose code is loaded when it is opened. A navigation closes it: otherwise it would appear again on Back. */
export function usePanel<TProps>(load: () => Promise<ComponentType<TProps>>, onMissing = () => {}) {
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ key: string; Panel: ComponentType<TProps> } | null>(null);
  if (opened && opened.key !== key) setOpened(null);
  return {
    Panel: opened?.key === key ? opened.Panel : null,
    open: () => void load().then((Panel) => setOpened({ key, Panel }), onMissing),
    close: () => setOpened(null),
  };
}
