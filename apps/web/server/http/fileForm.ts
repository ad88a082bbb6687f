import { Busboy } from '@fastify/busboy';
import { maxFormPictureBytes, maxImageBytes } from '@volan/domain-rules';
import type { FastifyRequest } from 'fastify';

/** Most that the words of a form may have, in bytes: 64 KB as they are typed, which an address encodes to three times as many. */
export const maxWordBytes = 200_000;

/** Controls of the longest form: one of an ad with all its answers and pictures. */
const maxFields = 2000;

/** Files that are looked at; an ad has no more pictures. */
const maxFiles = 50;

/** The field that says that files were left out, because they are too large, alone or together. */
export const leftOut = 'left_out';

/** Why a form is not taken: the status and the line of the answer. */
export class FormError extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.statusCode = statusCode;
  }
}

/**
 * Reads a form with files. Its words are always kept; a file that is too large, or one too many for the whole, is read to its
 * end and left out, since a browser that cannot finish shows no page, and the page says what is wrong.
 *
 * @throws {FormError} where it is no such form, or its end never came
 */
export async function readFileForm(request: FastifyRequest, payload: NodeJS.ReadableStream): Promise<FormData> {
  const form = new FormData();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const parser = openParser(request);
  let [wordBytes, fileBytes] = [0, 0];
  parser.on('field', (name: string, value: string) => {
    wordBytes += value.length;
    if (wordBytes <= maxWordBytes) form.append(name, value);
  });
  parser.on('file', (name, stream, filename, _encoding, type) => {
    const chunks: Buffer[] = [];
    // the stream of a file that is cut fails beside the parser: an error that nobody hears would end the process
    stream.on('error', reject);
    const hasRoom = () => !stream.truncated && fileBytes <= maxFormPictureBytes;
    stream.on('data', (chunk: Buffer) => {
      fileBytes += chunk.length;
      if (hasRoom()) chunks.push(chunk);
    });
    stream.on('end', () => {
      const kept = Buffer.concat(chunks);
      if (!hasRoom()) {
        fileBytes -= kept.length;
        form.set(leftOut, '1');
        // a control in which nothing was chosen sends a file without name and bytes
      } else if (filename || kept.length > 0) {
        form.append(name, new File([kept], filename ?? '', { type }));
      }
    });
  });
  parser.on('finish', resolve);
  parser.on('error', reject);
  payload.on('error', reject);
  // errors: both ends have their listener above
  payload.pipe(parser);
  try {
    await promise;
  } catch (error) {
    throw unreadable(error);
  }
  return form;
}

/** @throws where the type of the form names no boundary, or one that is too long */
function openParser({ headers }: FastifyRequest) {
  try {
    // errors: readFileForm listens
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: { fileSize: maxImageBytes, files: maxFiles, fieldSize: maxWordBytes, fields: maxFields },
    });
  } catch (error) {
    throw unreadable(error);
  }
}

const unreadable = (cause: unknown) => new FormError(400, 'This form cannot be read.', { cause });
