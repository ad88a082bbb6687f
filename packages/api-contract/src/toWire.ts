import type { Call } from './defineCall.ts';
import { inputFields } from './fields/inputFields.ts';
import { fieldKinds } from './forms/fieldKinds.ts';
import type { WireCall } from './WireCall.ts';

/** The part of a call that a client needs. */
export function toWire(name: string, call: Call): WireCall {
  return {
    name,
    method: call.method,
    path: call.path,
    access: call.access,
    params: Object.keys(inputFields(call.params)),
    query: Object.keys(inputFields(call.query)),
    body: fieldKinds(call.body),
    bare: call.bare ?? false,
    ...(call.idempotent && { idempotent: true }),
  };
}
