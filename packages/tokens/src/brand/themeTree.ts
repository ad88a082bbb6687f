import type { TransformedToken } from 'style-dictionary/types';
import { camelCase } from './camelCase.ts';
import { cssValue, type Lettering, type TypeRole } from './cssValue.ts';

export interface Tree {
  [name: string]: string | TypeRole | Tree;
}

/** Primitives and ramps: the material of the tokens above them, so components never see them. */
const material =
  /^(?:color|font-size|tracking|brand\.(?:accent|neutral|text-scale|weight\.(?:display|heading)))(?:\.|$)/;

/** The tokens that components read, as a tree of CSS values with names in camel case. */
export function themeTree(tokens: TransformedToken[]): Tree {
  const valueOf = (name: string): unknown => tokens.find(({ path }) => path.join('.') === name)?.$value;
  const lettering: Lettering = {
    textScale: Number(valueOf('brand.text-scale.default')),
    display: (valueOf('brand.font.display') ?? []) as string[],
  };
  const root: Tree = {};
  for (const token of tokens.filter(({ path }) => !material.test(path.join('.')))) {
    const names = token.path.map((name) => camelCase(name));
    const leaf = names.pop() ?? '';
    let branch = root;
    for (const name of names) {
      branch = (branch[name] ??= {}) as Tree;
    }
    branch[leaf] = cssValue(token, lettering);
  }

  return root;
}
