import { useState } from 'react';

/** The zoom of the picture in view. */
export interface Zoom {
  /** How many times its fitting size the picture is drawn: 1, 2 or 3. */
  readonly size: number;
  /** Sets the size, within its limits. */
  readonly zoomTo: (size: number) => void;
}

/**
 * A zoom belongs to one picture: another one starts at its fitting size.
 *
 * @param current index of the picture in view
 */
export function useZoom(current: number): Zoom {
  const [zoom, setZoom] = useState({ picture: 0, size: 1 });

  return {
    size: zoom.picture === current ? zoom.size : 1,
    zoomTo: (next) => setZoom({ picture: current, size: Math.min(3, Math.max(1, next)) }),
  };
}
