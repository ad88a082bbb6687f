/** Types of uploaded pictures. [M22] */
export type ImageType = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'gif';

const begins = (bytes: Uint8Array, text: string, at = 0) =>
  Buffer.from(bytes.subarray(at, at + text.length)).equals(Buffer.from(text, 'latin1'));

/** Most brands that the first box of a file may name. */
const maxBrands = 16;

/** Brands of still pictures from phones. A video has other brands. */
const heicBrands: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);

/** The brands of a file in boxes (AVIF, HEIC), which name its formats. */
function brandsOf(bytes: Uint8Array): string[] {
  if (!begins(bytes, 'ftyp', 4)) return [];

  const end = Math.min(Buffer.from(bytes.subarray(0, 4)).readUInt32BE(), bytes.length, 16 + maxBrands * 4);
  const brands: string[] = [];
  // the second number of the box is a version
  for (let at = 8; at + 4 <= end; at += at === 8 ? 8 : 4)
    brands.push(Buffer.from(bytes.subarray(at, at + 4)).toString('latin1'));

  return brands;
}

/** The type of a file by its first bytes. Its name and declared type do not count. Null: any other type. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  if (begins(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (begins(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (begins(bytes, 'RIFF') && begins(bytes, 'WEBP', 8)) return 'webp';
  if (begins(bytes, 'GIF87a') || begins(bytes, 'GIF89a')) return 'gif';

  const brands = brandsOf(bytes);
  if (brands.includes('avif')) return 'avif';

  return brands.some((brand) => heicBrands.has(brand)) ? 'heic' : null;
}
