import { useEffect, useEffectEvent } from 'react';

/** Calls back with files dropped anywhere on the page. Without it, the browser would leave the page and open them. */
export function usePageDrop(onDrop: (files: File[], event: DragEvent) => void, enabled = true): void {
  const onDropFiles = useEffectEvent(onDrop);
  useEffect(() => {
    if (!enabled) return;
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
    const handleDragOver = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    const handleDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      // The editor would insert the file's name.
      event.stopPropagation();
      onDropFiles([...(event.dataTransfer?.files ?? [])], event);
    };
    window.addEventListener('dragover', handleDragOver, true);
    window.addEventListener('drop', handleDrop, true);
    return () => {
      window.removeEventListener('dragover', handleDragOver, true);
      window.removeEventListener('drop', handleDrop, true);
    };
  }, [enabled]);
}
