/** A PNG of a square icon, in pixels. */
export interface IconPicture {
  readonly size: number;
  readonly png: Buffer;
}

/** Bytes of the header, and of the entry of each picture. */
const headerBytes = 6;
const entryBytes = 16;

/** A `favicon.ico` that holds PNG pictures of up to 255 pixels, as every browser of today reads them. */
export function iconFile(pictures: readonly IconPicture[]): Buffer {
  const head = Buffer.alloc(headerBytes + entryBytes * pictures.length);
  head.writeUInt16LE(1, 2); // the type: an icon
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = headerBytes + entryBytes * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4); // planes
    head.writeUInt16LE(32, entry + 6); // bits of a pixel
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }

  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
