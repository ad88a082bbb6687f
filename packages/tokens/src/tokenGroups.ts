interface Branch {
  readonly [name: string]: string | Branch;
}

/** A theme of a brand, as a tree of CSS values. */
export interface ThemeOfBrand {
  brand: string;
  mode: 'light' | 'dark';
  tokens: Branch;
}

/** A selector with the values under it. */
export interface TokenGroup {
  selector: string;
  /** CSS values by the path of the token, such as `surface.base`. */
  values: Map<string, string>;
}

/** Tokens for code: a media query cannot read a custom property. */
export const codeTokens = ['breakpoint'] as const;

function flatten(branch: Branch, path: string[] = []): [string, string][] {
  return Object.entries(branch).flatMap(([name, child]): [string, string][] =>
    typeof child === 'string' ? [[[...path, name].join('.'), child]] : flatten(child, [...path, name]),
  );
}

const isForSheets = (name: string) => !codeTokens.some((group) => name.startsWith(`${group}.`));

/** The custom property of a token: `surface.onSolid` is `--surface-on-solid`. */
export const propertyOf = (path: string) =>
  `--${path
    .replaceAll('.', '-')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()}`;

/**
 * The tokens of some brands and their themes, each value said once.
 *
 * What all brands share is under the bare attribute, what a brand says for light and dark together under the
 * brand, and only the rest under brand and theme: every page carries these lines. (`light-dark()` would say less, but
 * bundlers still write it out in a longer form for older browsers.)
 */
export function tokenGroups(themes: readonly ThemeOfBrand[]): TokenGroup[] {
  const brands = [...new Set(themes.map(({ brand }) => brand))].map((brand) => {
    const looks = themes
      .filter((theme) => theme.brand === brand)
      .map(({ mode, tokens }) => ({ mode, values: new Map(flatten(tokens).filter(([name]) => isForSheets(name))) }));
    const kept = new Map(
      [...(looks[0]?.values ?? [])].filter(([name, value]) => looks.every(({ values }) => values.get(name) === value)),
    );
    return { brand, looks, kept };
  });
  const common = new Map(
    [...(brands[0]?.kept ?? [])].filter(([name, value]) => brands.every(({ kept }) => kept.get(name) === value)),
  );
  const without = (values: Map<string, string>, said: Map<string, string>) =>
    new Map([...values].filter(([name]) => !said.has(name)));
  const groups = brands.flatMap(({ brand, looks, kept }) => [
    { selector: `[data-brand="${brand}"]`, values: without(kept, common) },
    ...looks.map(({ mode, values }) => ({
      selector: `[data-brand="${brand}"][data-theme="${mode}"]`,
      values: without(values, kept),
    })),
  ]);

  return [{ selector: '[data-brand]', values: common }, ...groups].filter(({ values }) => values.size > 0);
}
