/** Kinds of ads that are no vehicles: nothing in them is registered or has a chassis number. */
const otherKinds: readonly string[] = ['bicikli', 'delovi', 'gume'];

/** Whether ads of a kind, the first word of their addresses, are vehicles. [T01] */
export function isVehicle(kind: string): boolean {
  return !otherKinds.includes(kind);
}
