import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { propertyTables } from './propertyTables.ts';

const docs = join(import.meta.dirname, '../docs/components');
const pages = await propertyTables();

describe('the pages of properties', () => {
  it('are those of the components; `npm run generate` writes them', () => {
    expect(readdirSync(docs).toSorted()).toEqual(Object.keys(pages).toSorted());
  });

  it.each(Object.keys(pages))('%s says what the types say', (name) => {
    expect(readFileSync(join(docs, name), 'utf8')).toBe(pages[name]);
  });

  it('name the native element instead of its attributes', () => {
    expect(pages['TextInput.md']).toContain('everything a native `<input>` takes');
    expect(pages['TextInput.md']).not.toContain('autoComplete');
  });
});
