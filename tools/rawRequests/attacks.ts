import { rawBodies, type RawBody } from './bodies.ts';
import type { ListedRoute } from './routesOf.ts';
import type { RawRequest } from './sendRaw.ts';

/** A method at an address. */
export interface Address {
  readonly method: string;
  readonly path: string;
}

const bodyMethods = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** Addresses of these routes: with each method that may have a body, or where none may, with one that is refused. */
export function addressesOf(routes: readonly ListedRoute[]): Address[] {
  return routes.flatMap(({ path, methods }) => {
    const taken = bodyMethods.filter((method) => methods.includes(method));
    const filled = path.replaceAll(/:\w+(\([^)]*\)(?=\/|$))?/g, '1').replaceAll('*', 'a');
    return (taken.length > 0 ? taken : ['POST', 'GET']).map((method) => ({ method, path: filled }));
  });
}

/** Shuffles in an order that is the same in every run. */
function shuffled<Value>(values: readonly Value[], seed: number): Value[] {
  const mixed = values.map((value, index) => ({ value, at: Math.imul(index + seed, 0x9e37_79b1) >>> 0 }));
  return mixed.toSorted((one, other) => one.at - other.at).map(({ value }) => value);
}

/** Every body, one of each kind after the other, so that any few in a row are of different kinds. */
function inTurn(seed: number): RawBody[] {
  const kinds = [...Map.groupBy(shuffled(rawBodies, seed), ({ kind }) => kind).values()];
  const most = Math.max(...kinds.map(({ length }) => length));
  return Array.from({ length: most }, (_, turn) =>
    kinds.flatMap((bodies) => bodies[turn % bodies.length] ?? []),
  ).flat();
}

/** The number of body kinds: that many bodies in a row have different kinds. */
export const kindsOfBodies = new Set(rawBodies.map(({ kind }) => kind)).size;

/**
 * Requests with hostile bodies to each address. Each body occurs at least once.
 *
 * @param visitors headers of the senders, used in turn
 * @param each number of bodies for each address. @default all
 */
export function* attacks(
  addresses: readonly Address[],
  visitors: readonly ((number: number) => readonly string[])[],
  { each = rawBodies.length, seed = 1 }: { readonly each?: number; readonly seed?: number } = {},
): Generator<RawRequest> {
  const places = shuffled(addresses, seed);
  const bodies = each === rawBodies.length ? rawBodies : inTurn(seed);
  const total = Math.max(places.length * each, bodies.length);
  for (let number = 0; number < total; number += 1) {
    const round = Math.floor(number / each);
    const body = bodies[number % bodies.length];
    const address = places[round % places.length];
    const headers = visitors[(number + round) % visitors.length]?.(number);
    if (body && address && headers) yield { ...address, headers, body };
  }
}
