import { parseSync } from 'vite';
import { handedOver, makers } from './makers.ts';
import { around, isFunction, methodCall, partsIn, pathOf, rootOf, type PlacedSyntax, type Syntax } from './syntax.ts';

/** Start of a comment that names a listener in another place. */
const elsewhere = /^\s*errors: \S/;

const mayMake = new RegExp(
  [
    String.raw`\.pipe\(|\.create(?:Read|Write)Stream\(|\b(?:WebSocket|EventSource)\b`,
    String.raw`['"](?:node:)?(?:${Object.keys(makers)
      .map((name) => name.replace('node:', ''))
      .join('|')})['"]`,
    String.raw`\(['"](?:${Object.keys(handedOver).join('|')})['"]`,
  ].join('|'),
);

const emitterClasses = Object.values(makers).flat().filter(isClass);
const subclass = new RegExp(String.raw`\bclass (\w+) extends (?:\w+\.)?(?:${emitterClasses.join('|')})\b`, 'g');

/** Names of the classes in a source that extend an emitter: `class MeasuringStream extends Transform`. */
export const subclassesIn = (source: string): string[] => [...source.matchAll(subclass)].map(([, name = '']) => name);

/**
 * Finds every stream, socket, server, worker, child process and other emitter of a TypeScript file without an `error`
 * listener, and every `.pipe(`, which does not forward errors. If one of them failed, the process would end.
 *
 * The function that creates the emitter must add a listener, pass it to `pipeline` or `finished`, or read it with
 * `for await`. If another function or module listens, a comment before the statement names it:
 * `// errors: Fastify listens`. Return values and arguments are not followed.
 *
 * @param subclasses names of our own classes that extend an emitter; every `new` with such a name counts
 * @returns a sentence for each
 */
export function findUnhandled(file: string, source: string, subclasses: readonly string[]): string[] {
  // most files mention no emitter, and parsing them all would take ten times as long
  if (!mayMake.test(source) && !subclasses.some((name) => source.includes(`new ${name}`))) return [];

  const { program, comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);

  const parts = [...partsIn(program as unknown as Syntax)];
  const made = new Set([...namesOfMakers(parts.map(({ part }) => part)), ...subclasses]);
  const explained = comments.filter(({ value }) => elsewhere.test(value)).map(({ end }) => end);
  const isExplained = (placed: PlacedSyntax) =>
    [...around(placed)].some(({ start }) =>
      explained.some((end) => end <= start && source.slice(end, start).trim() === ''),
    );

  return parts.flatMap((placed) => {
    const problem = problemOf(placed, made);
    if (problem === null || isExplained(placed)) return [];
    return [`${file}:${source.slice(0, placed.part.start).split('\n').length}: ${problem}`];
  });
}

function problemOf(placed: PlacedSyntax, made: ReadonlySet<string>): string | null {
  const { part } = placed;
  const call = methodCall(part);
  // schemas have pipes too
  if (call?.method === 'pipe' && rootOf(call.object) !== 'z') return '.pipe( passes no errors on. Use pipeline.';

  const name = nameOfMade(part, made);
  if (name !== null) return isHeard(placed) ? null : `nobody listens for errors of ${name}.`;

  const handed = handedTo(part);
  if (handed === null || listensIn(handed.listener, handed.name)) return null;

  return `nobody listens for errors of "${handed.name}", which this event hands over.`;
}

/** Names of a file that make emitters; those of a namespace with a dot between. */
function namesOfMakers(parts: readonly Syntax[]): ReadonlySet<string> {
  const names = new Set(['WebSocket', 'EventSource']);
  for (const { type, source, specifiers } of parts) {
    if (type !== 'ImportDeclaration') continue;

    const { value } = source as { value: string };
    const exported = makers[value] ?? makers[`node:${value}`] ?? [];
    for (const specifier of specifiers as Syntax[]) {
      const local = pathOf(specifier['local']);
      if (specifier.type === 'ImportSpecifier') {
        if (exported.includes(pathOf(specifier['imported']))) names.add(local);
      } else {
        if (exported.includes('default')) names.add(local);
        for (const name of exported) names.add(`${local}.${name}`);
      }
    }
  }
  return names;
}

function isClass(path: string) {
  return /^[A-Z]/.test(path.slice(path.lastIndexOf('.') + 1));
}

/**
 * The emitter that a syntax node creates, if any: `new Transform()`, `spawn()`, `Readable.from()`, `net.connect()`,
 * `handle.createReadStream()`.
 */
function nameOfMade(part: Syntax, made: ReadonlySet<string>): string | null {
  const { type, callee } = part;
  const path = pathOf(callee);
  if (type === 'NewExpression') return made.has(path) ? path : null;
  if (type !== 'CallExpression') return null;
  if (made.has(path)) return isClass(path) ? null : path;

  const method = methodCall(part)?.method ?? '';
  if (/^create(Read|Write)Stream$/.test(method)) return path || method;

  const [, receiver = ''] = /^(.*)\.(?:from|fromWeb)$/.exec(path) ?? [];

  return made.has(receiver) && isClass(receiver) ? path : null;
}

/** Parent nodes that do not change the value of an expression. */
const transparent = /^(TS\w+|AwaitExpression|ConditionalExpression|LogicalExpression|ParenthesizedExpression)$/;

/** Whether the created emitter has an error listener. */
function isHeard(placed: PlacedSyntax): boolean {
  const [, ...outside] = around(placed);
  const holder = outside.find(({ type }) => !transparent.test(type));
  if (!holder) return false;
  if (takesErrors(holder) || holder.type === 'ForOfStatement') return true;

  // `spawn().on('error', …)`
  const after = outside[outside.indexOf(holder) + 1];
  if (holder.type === 'MemberExpression' && after && isErrorListener(after)) return true;

  const name = pathOf(holder['id']) || pathOf(holder['left']);
  const scope = outside.find(isFunction) ?? outside.at(-1);

  return name !== '' && scope !== undefined && listensIn(scope, name);
}

/** Whether a node is a call that handles the errors of its streams. */
const takesErrors = ({ type, callee }: Syntax) =>
  type === 'CallExpression' && /(^|\.)(pipeline|finished)$/.test(pathOf(callee));

/** Whether a node is a call that adds an error listener. */
function isErrorListener(part: Syntax): boolean {
  const call = methodCall(part);
  return call !== null && /^(on|once|addListener)$/.test(call.method) && call.given[0]?.['value'] === 'error';
}

/** Whether a function, without its inner functions, adds an error listener to the emitter of this name. */
function listensIn(scope: Syntax, name: string): boolean {
  const isName = (part: unknown) => pathOf(part) === name;
  return [...partsIn(scope, isFunction)].some(({ part }) => {
    if (isErrorListener(part)) return isName(methodCall(part)?.object);
    if (takesErrors(part)) return (part['arguments'] as Syntax[]).some(isName);
    return part.type === 'ForOfStatement' && part['await'] === true && isName(part['right']);
  });
}

/** The listener of an event that hands an emitter over, and the name of that. */
function handedTo(part: Syntax): { readonly listener: Syntax; readonly name: string } | null {
  const call = methodCall(part);
  if (!call || !/^(on|once|addListener)$/.test(call.method)) return null;

  const [event, listener] = call.given;
  const position = handedOver[String(event?.['value'])];
  if (position === undefined || !listener || !isFunction(listener)) return null;

  const name = pathOf((listener['params'] as Syntax[])[position]);

  return name === '' ? null : { listener, name };
}
