import { useEffect, useState } from 'react';

/** How long nobody types before the server is asked; milliseconds. */
const pauseMs = 200;

/** The text once nobody has typed for a moment. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
