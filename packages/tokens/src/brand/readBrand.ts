import { themeTree, type Tree } from './themeTree.ts';
import { resolveTheme, type modes } from './resolveTheme.ts';
import { contrastProblems } from './contrastProblems.ts';

/** The themes of one brand as CSS values, and the pairs of colours that visitors could not tell apart. */
export interface Brand {
  /** By mode: `light`, `dark`. */
  themes: Record<(typeof modes)[number], Tree>;
  /** One sentence each; empty where all pairs pass WCAG 2.2 AA. */
  contrastProblems: string[];
}

/** Resolves the DTCG files of a brand's folder. Throws a `BrandProblem` where a file or a token is missing. */
export async function readBrand(folder: string): Promise<Brand> {
  const read = async (mode: (typeof modes)[number]) => {
    const tokens = await resolveTheme(folder, mode);
    return { tree: themeTree(tokens), problems: contrastProblems(tokens).map((problem) => `${mode}: ${problem}`) };
  };
  const light = await read('light');
  const dark = await read('dark');

  return {
    themes: { light: light.tree, dark: dark.tree },
    contrastProblems: [...light.problems, ...dark.problems],
  };
}
