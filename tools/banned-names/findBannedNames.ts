import { parseSync } from 'vite';
import { bannedIdentifiers, bannedPaths } from './bannedNames.ts';

interface Syntax {
  type: string;
  name?: unknown;
  callee?: Syntax;
  property?: Syntax;
  arguments?: readonly Syntax[];
  params?: readonly Syntax[];
}

/** Methods that pass the index as the second argument to their callback. */
const arrayMethods: ReadonlySet<string> = new Set([
  'every',
  'filter',
  'find',
  'findIndex',
  'flatMap',
  'forEach',
  'from',
  'map',
  'some',
]);

/**
 * The banned names of one file, each as a sentence; none when it has none. Comments, texts and keys in quotes may say
 * what they like.
 *
 * @param file path from the root of the repository, with `/`
 */
export function findBannedNames(file: string, source: string): string[] {
  const inPath = bannedPaths
    .filter(({ pattern }) => pattern.test(file))
    .map(({ say }) => `${file} is called by a banned name: say ${say}.`);
  return [...inPath, ...inSource(file, source)];
}

function inSource(file: string, source: string): string[] {
  const words = new Set(source.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu));
  const suspects = [...words].flatMap((word) => {
    const banned = bannedIdentifiers.find(
      ({ pattern, within }) => pattern.test(word) && (within === undefined || within.test(file)),
    );
    return banned ? [{ word, say: banned.say }] : [];
  });
  if (suspects.length === 0 && !words.has('place')) return []; // most files, which are not parsed at all

  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);

  const names = new Set(identifiersOf(program));
  const found = suspects
    .filter(({ word }) => names.has(word))
    .map(({ word, say }) => `${file} has the banned name ${word}: say ${say}.`);

  return hasPlaceAsIndex(program) ? [...found, `${file} calls an array index place: say index.`] : found;
}

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && typeof (value as Syntax).type === 'string';

/** Whether a callback of an array calls the index `place`. Only a region or a town is a place. */
function hasPlaceAsIndex(tree: unknown): boolean {
  if (Array.isArray(tree)) return tree.some(hasPlaceAsIndex);
  if (typeof tree !== 'object' || tree === null) return false;

  const { callee, arguments: passed } = tree as Syntax;
  const isOverArray = isSyntax(callee) && isSyntax(callee.property) && arrayMethods.has(String(callee.property.name));
  const isIndex = isOverArray && passed?.some(({ params }) => params?.[1]?.name === 'place');

  return isIndex === true || Object.values(tree).some(hasPlaceAsIndex);
}

/** Every identifier of a syntax tree. */
function identifiersOf(tree: unknown): string[] {
  if (Array.isArray(tree)) return tree.flatMap(identifiersOf);
  if (typeof tree !== 'object' || tree === null) return [];

  const { type, name } = tree as Syntax;
  const own = /^(JSX)?Identifier$/.test(type) && typeof name === 'string' ? [name] : [];

  return [...own, ...Object.values(tree).flatMap(identifiersOf)];
}
