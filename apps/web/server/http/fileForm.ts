import { createWriteStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { pictureLimits } from '@volan/domain-rules';
import type { FastifyRequest } from 'fastify';
import { dropBody } from './dropBody.ts';
import { FormError } from './FormError.ts';

/** Most bytes of a form's texts: 64 KB as typed, which percent-encoding can triple. */
export const maxWordBytes = 200_000;

/** Most fields of a form: an ad with all its answers and pictures has fewer. */
export const maxFields = 2000;

/** Most files of a form; an ad has no more pictures. */
const maxFiles = 50;

/** Most bytes of the header of a part, which holds the names of the field and the file. */
const maxPartHead = 4000;

/** The field that says that files were left out, because they are too large, alone or together. */
const leftOut = 'left_out';

/** A part of a form; null if it is left out. */
type Part = readonly [name: string, value: string | File] | null;

/**
 * Reads a form with files. Its texts are always kept. A file that is too large, alone or together with the others, is
 * read to its end and left out: a browser that cannot finish sending shows no page, and the page names the error.
 *
 * @param parser that of {@link openFormParser}
 * @param folder folder for its files; null: its files are left out
 * @throws {FormError} if it is not such a form, or its end never came
 */
export async function readFileForm(
  { raw }: FastifyRequest,
  parser: BusboyInstance,
  folder: string | null,
): Promise<FormData> {
  const { promise: isParsed, resolve, reject } = Promise.withResolvers<void>();
  const fail = (error: unknown) => reject(unreadable(error));
  const parts: Promise<Part>[] = [];
  const files = folder === null ? null : fileKeeper(folder);
  let wordBytes = 0;

  // browsers send no parts without a name
  parser.on('field', (name: string | undefined, value: string) => {
    if (name === undefined) return;

    wordBytes += name.length + value.length;
    if (wordBytes <= maxWordBytes) parts.push(Promise.resolve([name, value]));
  });
  parser.on('file', (name: string | undefined, stream, filename, _encoding, type) => {
    // the stream of a truncated file fails apart from the parser; without a listener that ends the process
    stream.on('error', fail);
    if (!files || name === undefined) return void stream.resume();

    const part = files.add(stream, { name, filename: filename ?? '', type });
    part.catch(reject);
    parts.push(part);
  });
  parser.on('finish', resolve);
  parser.on('error', fail);
  finished(raw, { writable: false }, (error) => error && fail(error));
  // errors: both are listened to above
  raw.pipe(parser);

  try {
    await isParsed;
    return formOf(await Promise.all(parts));
  } catch (error) {
    // the rest is read and dropped, since a client that is still writing would lose the response
    raw.unpipe(parser);
    dropBody(raw);
    files?.giveUp();
    await Promise.allSettled(parts);
    throw error;
  }
}

/**
 * Opens the parser for a form with files. It reads nothing yet.
 *
 * @throws {FormError} if the content type names no boundary, or one that is too long
 */
export function openFormParser({ headers }: FastifyRequest): BusboyInstance {
  const limits = {
    fileSize: pictureLimits.bytes,
    files: maxFiles,
    fieldSize: maxWordBytes,
    fields: maxFields,
    headerSize: maxPartHead,
  };
  try {
    // errors: readFileForm listens
    return new Busboy({ headers: { 'content-type': headers['content-type'] ?? '' }, limits });
  } catch (error) {
    throw unreadable(error);
  }
}

const unreadable = (cause: unknown) => new FormError(400, 'This form cannot be read.', { cause });

/** The header of a part with a file. */
interface NamedFile {
  readonly name: string;
  readonly filename: string;
  readonly type: string;
}

/** Writes the files of one form into a folder, one after the other. */
function fileKeeper(folder: string) {
  const givingUp = new AbortController();
  let last: Promise<unknown> = Promise.resolve();
  let number = 0;
  let bytes = 0;

  /** Writes a file while there is room. Gives its size, or null if it was too large. */
  async function write(stream: BusboyFileStream, path: string) {
    let size = 0;
    const hasRoom = () => !stream.truncated && bytes + size <= pictureLimits.formBytes;
    async function* kept(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        size += chunk.length;
        if (hasRoom()) yield chunk;
      }
    }
    await pipeline(stream, kept, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal: givingUp.signal });

    return hasRoom() ? size : null;
  }

  async function writePart(stream: BusboyFileStream, { name, filename, type }: NamedFile): Promise<Part> {
    const path = join(folder, String(number++));
    const size = await write(stream, path);
    if (size === null) {
      await rm(path);
      return [leftOut, '1'];
    }
    // a file control without a choice sends a file without name and bytes
    if (size === 0) return filename === '' ? null : [name, new File([], filename, { type })];

    bytes += size;

    return [name, new File([await openAsBlob(path)], filename, { type })];
  }

  return {
    add(stream: BusboyFileStream, named: NamedFile): Promise<Part> {
      const part = last.then(() => writePart(stream, named));
      last = part.catch(() => {});
      return part;
    },
    giveUp: () => givingUp.abort(),
  };
}

function formOf(parts: readonly Part[]) {
  const form = new FormData();
  for (const part of parts) {
    if (part === null) continue;

    const [name, value] = part;
    if (typeof value !== 'string') form.append(name, value);
    else if (name === leftOut) form.set(name, value);
    else form.append(name, value);
  }

  return form;
}
