import { useEffect } from 'react';

/** Last in a root: tells once everything before it is hydrated. Draws nothing. */
export function Hydrated({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);

  return null;
}
