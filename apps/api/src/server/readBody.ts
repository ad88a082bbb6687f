import { decodeForm, decryptField, Failure, fieldKinds, type Call, type FormEntry } from '@volan/api-contract';
import type { FastifyRequest } from 'fastify';

type BodyFailure = Failure<'validation' | 'enc-invalid' | 'enc-version' | 'too-large'>;

/**
 * Reads the body of a call: multipart or urlencoded form, or JSON. [I03, I04]
 *
 * With `encrypt: true` every value must be encrypted with the key of `uid`. A repeated, cut or misplaced field is refused.
 */
export async function readBody(call: Call, request: FastifyRequest): Promise<unknown> {
  if (!call.body) return undefined;
  const entries = await readEntries(request);
  if (entries instanceof Failure) return entries;
  const decrypted = isEncrypted(request) ? await decryptEntries(request, entries) : entries;
  if (decrypted instanceof Failure) return decrypted;
  const isForm = !isJson(request);
  return isForm ? decodeForm(fieldKinds(call.body), decrypted) : Object.fromEntries(decrypted);
}

/** The request asks for encrypted fields, both ways. */
export function isEncrypted(request: FastifyRequest) {
  return request.headers['encrypt'] === 'true';
}

/** Id of the client session; the empty one encrypts for nobody. */
export function uidOf(request: FastifyRequest) {
  const uid = request.headers['uid'];
  return typeof uid === 'string' ? uid : '';
}

/** Path below the API base as it was requested. */
export function encryptionPath(request: FastifyRequest) {
  return (request.url.split('?')[0] ?? '').replace(/^\/v3/, '');
}

const isJson = (request: FastifyRequest) => /^application\/json\b/i.test(request.headers['content-type'] ?? '');

async function readEntries(request: FastifyRequest): Promise<FormEntry[] | BodyFailure> {
  if (request.isMultipart()) return readMultipart(request);
  if (request.body === undefined || request.body === null) return [];
  if (request.body instanceof URLSearchParams) return [...request.body];
  if (isJson(request) && typeof request.body === 'object' && !Array.isArray(request.body)) {
    return Object.entries(request.body);
  }
  return new Failure('validation', { errors: { '': ['format'] } });
}

async function readMultipart(request: FastifyRequest): Promise<FormEntry[] | BodyFailure> {
  const entries: FormEntry[] = [];
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      // no call takes files yet; read to the end, or the connection hangs
      for await (const _chunk of part.file);
      return new Failure('validation', { errors: { [part.fieldname]: ['unknown'] } });
    }
    if (part.valueTruncated || part.fieldnameTruncated) return new Failure('too-large');
    entries.push([part.fieldname, part.value]);
  }
  return entries;
}

async function decryptEntries(
  request: FastifyRequest,
  entries: readonly FormEntry[],
): Promise<FormEntry[] | BodyFailure> {
  const uid = uidOf(request);
  if (uid === '') return new Failure('enc-invalid');
  const decrypted: FormEntry[] = [];
  for (const [field, text] of entries) {
    const context = { uid, direction: 'c2s', method: request.method, path: encryptionPath(request), field } as const;
    const result = await decryptField(context, text);
    if (!result.ok) return new Failure(result.failure);
    decrypted.push([field, result.value, 'decrypted']);
  }
  return decrypted;
}
