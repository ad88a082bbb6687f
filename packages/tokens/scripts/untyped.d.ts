/** What we use of two packages that bring no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      targetFormat: 'sfnt';
      variationAxes: Record<string, number | { min: number; max: number }>;
      keepFeatures: readonly string[];
      preserveNameIds: readonly number[];
      noHinting: boolean;
    },
  ): Promise<Buffer>;
}

declare module 'fontverter' {
  export function convert(font: Buffer, format: 'sfnt' | 'woff2'): Promise<Buffer>;
}
