const units = ['Bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** A number of bytes in its unit. */
export interface ScaledBytes {
  readonly number: number;
  readonly unit: (typeof units)[number];
}

/** The unit in which people read a number of bytes: at most two decimals, steps of 1024, never beyond TB. [G12] */
export function scaleBytes(bytes: number): ScaledBytes {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);

  return { number: Number((bytes / 1024 ** step).toFixed(2)), unit: units[step] ?? 'TB' };
}

/**
 * A number of bytes in English, for logs and commands: `0 Bytes`, `1 KB`, `1.5 MB`. People read `formatFileSize` of
 * `@volan/i18n`. [G12]
 */
export function fileSize(bytes: number): string {
  const { number, unit } = scaleBytes(bytes);

  return `${number} ${unit}`;
}
