import { describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { resolveTheme } from './resolveTheme.ts';
import { themeTree, type Tree } from './themeTree.ts';

const treeOf = async (brand: string, theme: string) =>
  themeTree(await resolveTheme(join(import.meta.dirname, '../../../../brands', brand), theme));
const branch = (tree: Tree, ...names: string[]) =>
  names.reduce<unknown>((current, name) => (current as Record<string, unknown>)[name], tree);

describe('the tokens of a brand and a theme', () => {
  it('take the accent of the brand', async () => {
    expect(branch(await treeOf('volan', 'light'), 'accent', 'solid')).toBe('#c93700');
    expect(branch(await treeOf('gearlane', 'light'), 'accent', 'solid')).not.toBe('#c93700');
  });

  it('take the lighter accent in the dark theme', async () => {
    expect(branch(await treeOf('volan', 'dark'), 'accent', 'solid')).toBe('#d13f10');
  });

  it('give translucent colours with their alpha', async () => {
    expect(branch(await treeOf('volan', 'light'), 'surface', 'scrim')).toBe('rgb(0 0 0 / 0.48)');
  });

  it('let headings grow with the window, from 28 px to 36 px', async () => {
    expect(branch(await treeOf('volan', 'light'), 'type', 'h1', 'size')).toBe('clamp(1.75rem,1.45rem + 1vw,2.25rem)');
  });

  it('draw the small-running text face of Gearlane 5 % larger', async () => {
    expect(branch(await treeOf('gearlane', 'light'), 'type', 'sm', 'size')).toBe('0.9188rem');
    expect(branch(await treeOf('volan', 'light'), 'type', 'sm', 'size')).toBe('0.875rem');
  });

  it('leave primitives to the tokens above them', async () => {
    const tree = await treeOf('volan', 'light');
    expect(tree).not.toHaveProperty('color');
    expect(branch(tree, 'brand')).not.toHaveProperty('accent');
  });

  it('have the same names in both brands and both themes', async () => {
    const names = (tree: Tree): unknown =>
      Object.entries(tree).map(([name, child]) => [name, typeof child === 'string' ? null : names(child as Tree)]);
    const first = names(await treeOf('volan', 'light'));
    expect(names(await treeOf('volan', 'dark'))).toEqual(first);
    expect(names(await treeOf('gearlane', 'light'))).toEqual(first);
    expect(names(await treeOf('gearlane', 'dark'))).toEqual(first);
  });
});
