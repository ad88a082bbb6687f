import { randomBytes } from 'node:crypto';

/** The header that carries the id of a request from web to API, and back to the visitor. */
export const requestIdHeader = 'x-request-id';

/** A new id: 16 letters and digits. */
export const newRequestId = () => randomBytes(12).toString('base64url');

/** Whether a text may be in a log as an id. */
export const isRequestId = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{8,64}$/.test(text);
