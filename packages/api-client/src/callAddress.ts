import type { WireCall } from '@volan/api-contract/wire';

/** Where a call goes. */
export interface CallAddress {
  /** Path below the API base with its values filled in. Encrypted fields are bound to it. */
  readonly path: string;
  readonly url: string;
}

/** Fills path and query of a call. A switch is written as 1 or 0. Values that are undefined or null are left out. */
export function callAddress(baseUrl: string, call: WireCall, input: Readonly<Record<string, unknown>>): CallAddress {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(addressText(input[name])),
  );
  const query = new URLSearchParams();
  for (const name of call.query) {
    const value = input[name];
    if (value !== undefined && value !== null) {
      query.set(name, addressText(value));
    }
  }
  const search = query.size > 0 ? `?${query}` : '';

  return { path, url: `${baseUrl}${call.bare ? '' : '/v3'}${path}${search}` };
}

function addressText(value: unknown): string {
  if (typeof value === 'string') {
    return value;
  }
  return JSON.stringify(typeof value === 'boolean' ? Number(value) : value);
}
