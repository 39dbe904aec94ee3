import { useEffect, useEffectEvent } from 'react';

/** A drop of files anywhere on the page, which the browser would open instead of it. */
export function usePageDrop(onFiles: (files: File[], event: DragEvent) => void, enabled = true): void {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    if (!enabled) return;
    const ofFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
    const onDragOver = (event: DragEvent) => {
      if (ofFiles(event)) event.preventDefault();
    };
    const onDrop = (event: DragEvent) => {
      if (!ofFiles(event)) return;
      event.preventDefault();
      // The editor would insert the file's name.
      event.stopPropagation();
      take([...(event.dataTransfer?.files ?? [])], event);
    };
    window.addEventListener('dragover', onDragOver, true);
    window.addEventListener('drop', onDrop, true);
    return () => {
      window.removeEventListener('dragover', onDragOver, true);
      window.removeEventListener('drop', onDrop, true);
    };
  }, [enabled]);
}
