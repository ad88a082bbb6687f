import type { TransformedToken } from 'style-dictionary/types';
import { cssValue, type TypeRole } from './cssValue.ts';

export interface Tree {
  [name: string]: string | TypeRole | Tree;
}

const camelCase = (name: string) => name.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/** Primitives and ramps: the material of the tokens above them, so components never see them. */
function isMaterial({ path }: TransformedToken) {
  const [first, second] = path;
  return (
    first === 'color' || first === 'font-size' || (first === 'brand' && (second === 'accent' || second === 'neutral'))
  );
}

/** The tokens that components read, as a tree of CSS values with names in camel case. */
export function themeTree(tokens: TransformedToken[]): Tree {
  const textScale = Number(tokens.find(({ path }) => path.join('.') === 'brand.text-scale.default')?.$value);
  const root: Tree = {};
  for (const token of tokens.filter((candidate) => !isMaterial(candidate))) {
    const names = token.path.map((name) => camelCase(name));
    const leaf = names.pop() ?? '';
    let branch = root;
    for (const name of names) {
      branch = (branch[name] ??= {}) as Tree;
    }
    branch[leaf] = cssValue(token, textScale);
  }
  return root;
}
