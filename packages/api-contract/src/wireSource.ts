import type { Call } from './defineCall.ts';
import { toWire } from './toWire.ts';

/** Source text of `generated/wire.ts`: one constant per call, with the types of the call and none of its schemas. */
export function wireSource(calls: Readonly<Record<string, Call>>): string {
  const byName = Object.entries(calls).toSorted(([a], [b]) => a.localeCompare(b));
  const constants = byName.map(
    ([name, call]) =>
      `/** \`${call.method} ${call.path}\`: ${call.summary} */\n` +
      `export const ${name}: WireCall<typeof calls.${name}> = ${JSON.stringify(toWire(name, call))};\n`,
  );
  return [
    '// Generated from the calls by scripts/generateWire.ts: edit the calls.',
    "import type * as calls from '../calls/index.ts';",
    "import type { WireCall } from '../WireCall.ts';",
    '',
    ...constants,
  ].join('\n');
}
