import { parseSync } from 'vite';
import { bannedIdentifiers, bannedPaths } from './bannedNames.ts';

interface Syntax {
  type: string;
  name?: unknown;
}

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
    const banned = bannedIdentifiers.find(({ pattern }) => pattern.test(word));
    return banned ? [{ word, say: banned.say }] : [];
  });
  if (suspects.length === 0) return []; // most files, which are not parsed at all
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const names = new Set(identifiersOf(program));
  return suspects
    .filter(({ word }) => names.has(word))
    .map(({ word, say }) => `${file} has the banned name ${word}: say ${say}.`);
}

/** Every identifier of a syntax tree. */
function identifiersOf(tree: unknown): string[] {
  if (Array.isArray(tree)) return tree.flatMap(identifiersOf);
  if (typeof tree !== 'object' || tree === null) return [];
  const { type, name } = tree as Syntax;
  const own = /^(JSX)?Identifier$/.test(type) && typeof name === 'string' ? [name] : [];
  return [...own, ...Object.values(tree).flatMap(identifiersOf)];
}
