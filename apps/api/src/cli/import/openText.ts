import { createReadStream } from 'node:fs';
import iconv from 'iconv-lite';
import type { Mapping } from './Mapping.ts';

/** A file as a stream of text, never whole in memory. */
export async function openText(path: string, encoding: Mapping['encoding']): Promise<NodeJS.ReadableStream> {
  const isUtf8 = encoding === 'utf8' || (encoding === 'utf8-or-cp1252' && (await holdsUtf8(path)));
  return createReadStream(path).pipe(iconv.decodeStream(isUtf8 ? 'utf8' : 'win1252'));
}

async function holdsUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) {
      decoder.decode(chunk as Buffer, { stream: true });
    }
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}
