import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import iconv from 'iconv-lite';

/** Encodings that a mapping may name. */
export const encodings = [
  'utf8',
  'utf16',
  'cp1250',
  'cp1251',
  'cp1252',
  'iso-8859-1',
  'iso-8859-2',
  'iso-8859-15',
  'utf8-or-cp1250',
  'utf8-or-cp1252',
] as const;

/** An encoding that a mapping may name. */
export type SourceEncoding = (typeof encodings)[number];

/** A file as a stream of text, never whole in memory. A byte order mark goes before the encoding of the mapping. */
export async function openText(path: string, encoding: SourceEncoding): Promise<NodeJS.ReadableStream> {
  const decode = iconv.decodeStream(await encodingOf(path, encoding));
  // errors: the reader of the text gets the errors of the file
  return pipeline(createReadStream(path), decode, () => {});
}

/** The text of a file with an unknown encoding: by its byte order mark, else UTF-8, else Windows-1250. */
export function textOf(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const marked = encodingOfMark(buffer);
  if (marked) return iconv.decode(buffer, marked);

  const fit = utf8Fit();
  fit.add(buffer);

  return iconv.decode(buffer, fit.isUtf8() ? 'utf8' : 'cp1250');
}

async function encodingOf(path: string, encoding: SourceEncoding): Promise<string> {
  const marked = await markedEncoding(path);
  if (marked) {
    return marked;
  }
  const [, fallback] = encoding.split('utf8-or-');

  return fallback ? ((await holdsUtf8(path)) ? 'utf8' : fallback) : encoding;
}

async function markedEncoding(path: string): Promise<string | null> {
  const file = await open(path);
  try {
    const { buffer } = await file.read({ buffer: Buffer.alloc(3), length: 3, position: 0 });
    return encodingOfMark(buffer);
  } finally {
    await file.close();
  }
}

function encodingOfMark(bytes: Buffer): string | null {
  const mark = bytes.toString('hex', 0, 3);
  if (mark === 'efbbbf') return 'utf8';
  return mark.startsWith('fffe') ? 'utf-16le' : mark.startsWith('feff') ? 'utf-16be' : null;
}

async function holdsUtf8(path: string): Promise<boolean> {
  const fit = utf8Fit();
  for await (const chunk of createReadStream(path)) fit.add(chunk as Buffer);
  return fit.isUtf8();
}

/**
 * Weighs whether bytes are UTF-8: more letters beyond ASCII are read than are broken. A few rows in another encoding do
 * not spoil all others; their letters become U+FFFD, which the reports name.
 */
function utf8Fit() {
  const decoder = new TextDecoder('utf-8');
  let [read, broken] = [0, 0];
  const count = (text: string) => {
    for (const [letter] of text.matchAll(/[^\0-\x7f]/gu)) {
      if (letter === '\uFFFD') broken += 1;
      else read += 1;
    }
  };

  return {
    add: (bytes: Uint8Array) => count(decoder.decode(bytes, { stream: true })),
    isUtf8: () => {
      count(decoder.decode());
      return broken === 0 || broken < read;
    },
  };
}
