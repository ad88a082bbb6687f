import { useEffect, useState } from 'react';

/** The address of a file that was chosen in this browser; null without one. */
export function useFileUrl(file: File | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    if (!file) return undefined;

    const made = URL.createObjectURL(file);
    setAddress(made);

    return () => {
      setAddress(null);
      URL.revokeObjectURL(made);
    };
  }, [file]);

  return address;
}
