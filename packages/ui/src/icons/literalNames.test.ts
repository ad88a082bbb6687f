import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const sources = join(import.meta.dirname, '..');
const own = globSync('*/*.tsx', { cwd: sources }).filter(
  (path) => !/\.(?:stories|test)\.tsx$|^(?:samples|patterns|foundations)\//.test(path),
);
const literal = /<Icon\b[^>]*\bname="|\b(?:end)?[iI]con="/;

describe('a component that shows an icon of its own', () => {
  it('draws it, since a name works only where the app registered it', () => {
    const named = own.filter((path) => literal.test(readFileSync(join(sources, path), 'utf8')));
    expect(named, "Pass the drawing: <Icon name={xIcon} />, from '../icons/index.ts'").toEqual([]);
  });

  it('would be found with a name', () => {
    expect(['<Icon size={16} name="x" />', '<Button endIcon="x">'].every((line) => literal.test(line))).toBe(true);
  });
});
