const units = ['Bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/**
 * A number of bytes for people: `0 Bytes`, `1 KB`, `1.5 MB`; at most two decimals, steps of 1024, never beyond TB.
 * [G12]
 */
export function fileSize(bytes: number) {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  return `${Number((bytes / 1024 ** step).toFixed(2))} ${units[step]}`;
}
