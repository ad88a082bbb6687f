import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentList } from './componentList.ts';

describe('the README of the components', () => {
  it('names every component with what it is for; `npm run generate` writes it', async () => {
    const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
    expect(readme).toContain(await componentList());
  });
});
