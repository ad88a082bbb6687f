import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../packages/ui/src');
/** A folder of a component holds a file of stories under its own name. */
const components = globSync('*/*.stories.tsx', { cwd: root })
  .filter((path) => basename(path) === `${dirname(path)}.stories.tsx`)
  .map((path) => dirname(path));

describe('every component', () => {
  it('says in Name.docs.ts what it is for', () => {
    const missing = components.filter((name) => !existsSync(join(root, name, `${name}.docs.ts`)));
    expect(missing, `Write ${missing.map((name) => `${name}/${name}.docs.ts`).join(', ')}`).toEqual([]);
  });

  it('shows that on its page', () => {
    const without = components.filter(
      (name) => !readFileSync(join(root, name, `${name}.stories.tsx`), 'utf8').includes('componentDocs: docs'),
    );
    expect(without, 'Say `parameters: { componentDocs: docs }` in their stories').toEqual([]);
  });
});
