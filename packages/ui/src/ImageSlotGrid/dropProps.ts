import type { DragEvent } from 'react';

/** Handlers of an element that takes files which are dragged in from outside the page. */
export const dropProps = (onFiles: (files: File[]) => void) => ({
  onDragOver: (event: DragEvent) => event.dataTransfer.types.includes('Files') && event.preventDefault(),
  onDrop: (event: DragEvent) => {
    if (event.dataTransfer.files.length > 0) {
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    }
  },
});
