export type { Api, SendArguments, SendOptions } from './Api.ts';
export type { ApiOptions } from './ApiOptions.ts';
export { CallError } from './CallError.ts';
export { createApi } from './createApi.ts';
export { createUid } from './createUid.ts';
export { normaliseAds } from './normaliseAds.ts';
export { readCall } from './readCall.ts';
export type { Failed, Result, Success, TransportFailure } from './Result.ts';
export { searchInput } from './searchInput.ts';
