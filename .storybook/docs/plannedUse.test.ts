import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ComponentDocs } from '../../packages/ui/src/docs/ComponentDocs.ts';
import { usedComponents } from './usedComponents.ts';

const root = resolve(import.meta.dirname, '../../packages/ui/src');
const files = globSync('*/*.docs.ts', { cwd: root }).toSorted();
const used = usedComponents();

describe('the docs of a component', () => {
  it.each(files)('%s says "No app uses it yet" as long as that is true', async (file) => {
    const component = basename(file, '.docs.ts');
    const { default: docs } = (await import(resolve(root, file))) as { default: ComponentDocs };
    const said = docs.plannedFor === undefined ? 'an app uses it' : 'no app uses it';
    expect(said).toBe(used.has(component) ? 'an app uses it' : 'no app uses it');
  });
});
