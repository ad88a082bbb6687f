import { useEffect, useState } from 'react';

/** Pause in typing before the server is asked; milliseconds. */
const pauseMs = 200;

/** The text after a short pause in typing. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);

  useEffect(() => {
    const timer = setTimeout(() => setRested(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  return rested;
}
