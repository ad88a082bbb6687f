import { Failure, fieldKinds, readForm, type Call, type FieldKinds } from '@volan/api-contract';
import type { FastifyError, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fieldFailure } from './fieldFailure.ts';
import { fileFormLimits, formLimits } from './formLimits.ts';

type Fields = readonly (readonly [field: string, value: unknown])[];
type BodyFailure = Failure<'validation' | 'enc-invalid' | 'enc-version' | 'too-large'>;

/**
 * Reads the body of a call: multipart or urlencoded form, or JSON.
 * With `encrypt: true` every value must be encrypted with the key of `uid`. Calls without a body also need the key,
 * because the reply is encrypted. A repeated, cut or misplaced field is refused. [I03, I04]
 */
export async function readBody(call: Call, request: FastifyRequest): Promise<unknown> {
  if (isEncrypted(request) && !isUid(uidOf(request))) return new Failure('enc-invalid');
  if (!call.body) return undefined;

  const fields = await readFields(request, call);
  if (fields instanceof Failure) return fields;

  const encryption = isEncrypted(request) ? { uid: uidOf(request), path: encryptionPath(request) } : null;
  if (!isJson(request)) return readForm(call, fields, encryption);
  if (!encryption) return Object.fromEntries(fields);

  return fields.every(([, value]) => typeof value === 'string')
    ? readForm(call, fields, encryption)
    : new Failure('enc-invalid');
}

/** The request asks for encrypted fields, both ways. */
export function isEncrypted(request: FastifyRequest) {
  return request.headers['encrypt'] === 'true';
}

/** Id of the client session; an empty one decrypts nothing. */
export function uidOf(request: FastifyRequest) {
  const uid = request.headers['uid'];
  return typeof uid === 'string' ? uid : '';
}

/**
 * Whether an id of a client can hold 128 random bits: 22 characters of base64url, or a UUID. Our ids have at most 200
 * characters.
 */
export const isUid = (uid: string) => uid.length >= 22 && uid.length <= 200;

/** Path below the API base as it was requested. */
export function encryptionPath(request: FastifyRequest) {
  return (request.url.split('?')[0] ?? '').replace(/^\/v3/, '');
}

const isJson = (request: FastifyRequest) => /^application\/json\b/i.test(request.headers['content-type'] ?? '');

async function readFields(request: FastifyRequest, call: Call): Promise<Fields | BodyFailure> {
  if (request.isMultipart()) return readMultipart(request, call);
  if (request.body === undefined || request.body === null) return [];
  if (request.body instanceof URLSearchParams) return [...request.body];
  if (isJson(request) && typeof request.body === 'object' && !Array.isArray(request.body)) {
    return Object.entries(request.body);
  }

  return new Failure('validation', { errors: { '': ['format'] } });
}

/** Whether a field takes a file. */
const takesFile = (kinds: FieldKinds, field: string) => Object.hasOwn(kinds, field) && kinds[field] === 'file';

/** The error of a call's field for a file that is too large. The field defines the largest size. */
function tooLargeFor({ body }: Call, field: string, file: File): string {
  const shape: Readonly<Record<string, z.ZodType>> = body instanceof z.ZodObject ? body.shape : {};
  return shape[field]?.safeParse(file).error?.issues[0]?.message ?? 'too-large';
}

async function readMultipart(request: FastifyRequest, call: Call): Promise<Fields | BodyFailure> {
  const kinds = fieldKinds(call.body);
  const fields: [string, unknown][] = [];
  const files = Object.values(kinds).filter((kind) => kind === 'file').length;
  const limits = files > 0 ? fileFormLimits(files) : formLimits;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        if (!takesFile(kinds, part.fieldname)) {
          // read to the end, or the connection hangs
          part.file.resume();
          return fieldFailure(part.fieldname, 'unknown');
        }
        const chunks: Uint8Array<ArrayBuffer>[] = [];
        for await (const chunk of part.file) chunks.push(chunk as Uint8Array<ArrayBuffer>);
        // a cut file is one byte larger than allowed, so its field refuses it
        const file = new File(chunks, part.filename ?? '', { type: part.mimetype });
        if (part.file.truncated) return fieldFailure(part.fieldname, tooLargeFor(call, part.fieldname, file));

        fields.push([part.fieldname, file]);
        continue;
      }
      if (part.valueTruncated || part.fieldnameTruncated) return new Failure('too-large');

      fields.push([part.fieldname, part.value]);
    }
  } catch (error) {
    // the boundary is missing, or the form does not end
    if ((error as FastifyError).statusCode === undefined)
      return new Failure('validation', { errors: { '': ['format'] } });
    throw error;
  }

  return fields;
}
