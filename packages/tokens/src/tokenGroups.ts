interface Branch {
  readonly [name: string]: string | Branch;
}

/** A theme of a brand, as a tree of CSS values. */
export interface ThemeOfBrand {
  brand: string;
  mode: 'light' | 'dark';
  tokens: Branch;
}

/** Which values go under which selector. */
export interface TokenGroup {
  selector: string;
  /** CSS values by the path of the token, such as `surface.base`. */
  values: Map<string, string>;
}

function flatten(branch: Branch, path: string[] = []): [string, string][] {
  return Object.entries(branch).flatMap(([name, child]): [string, string][] =>
    typeof child === 'string' ? [[[...path, name].join('.'), child]] : flatten(child, [...path, name]),
  );
}

/** The custom property of a token: `surface.onSolid` is `--surface-on-solid`. */
export const propertyOf = (path: string) =>
  `--${path
    .replaceAll('.', '-')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()}`;

/**
 * The tokens of some brands and their themes, each value said once.
 *
 * What all themes share stands under the bare attribute, what a brand keeps in light and dark under the
 * brand, and only the rest under brand and theme: every page carries these lines.
 */
export function tokenGroups(themes: readonly ThemeOfBrand[]): TokenGroup[] {
  const all = themes.map(({ brand, mode, tokens }) => ({ brand, mode, values: new Map(flatten(tokens)) }));
  const names = [...(all[0]?.values.keys() ?? [])];
  const same = (name: string, of: { values: Map<string, string> }[]) =>
    new Set(of.map(({ values }) => values.get(name))).size === 1;
  const pick = (values: Map<string, string> | undefined, wanted: string[]) =>
    new Map(wanted.map((name) => [name, values?.get(name) ?? '']));

  const common = names.filter((name) => same(name, all));
  const groups: TokenGroup[] = [{ selector: '[data-brand]', values: pick(all[0]?.values, common) }];
  for (const brand of new Set(all.map((theme) => theme.brand))) {
    const own = all.filter((theme) => theme.brand === brand);
    const kept = names.filter((name) => !common.includes(name) && same(name, own));
    groups.push({ selector: `[data-brand="${brand}"]`, values: pick(own[0]?.values, kept) });
    for (const { mode, values } of own) {
      const changing = names.filter((name) => !common.includes(name) && !kept.includes(name));
      groups.push({ selector: `[data-brand="${brand}"][data-theme="${mode}"]`, values: pick(values, changing) });
    }
  }
  return groups.filter(({ values }) => values.size > 0);
}
