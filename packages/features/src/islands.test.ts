import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
const registry = read('islands.ts');

/** The island that a file wraps: `island('theme', ThemeIsland)`. */
const wrapped = globSync('**/*.tsx', { cwd: import.meta.dirname })
  .filter((file) => !/\.(test|stories)\.tsx$/.test(file))
  .flatMap((file) =>
    [...read(file).matchAll(/island\('(\w+)', (\w+)\)/g)].map(([, name = '', part = '']) => ({ name, part })),
  );

describe('the registry of islands', () => {
  it.each(wrapped)('loads $part for $name, as the page is made with it', ({ name, part }) => {
    expect(registry.replace(/\s+/g, ' ')).toMatch(new RegExp(`\\b${name}: \\{[^}]*\\.${part}[,} ]`));
  });

  it('holds nothing that no page is made with', () => {
    const listed = [...registry.matchAll(/^ {2}(\w+): \{/gm)].map(([, name = '']) => name);
    expect(listed.toSorted()).toEqual([...new Set(wrapped.map(({ name }) => name))].toSorted());
  });
});
