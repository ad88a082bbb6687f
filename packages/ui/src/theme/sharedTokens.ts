import { brands, modes, themes, type Brand, type Mode } from '@volan/tokens';

interface Branch {
  readonly [name: string]: string | Branch;
}

/** Which values go under which selector. */
interface TokenGroup {
  selector: string;
  /** CSS values by the path of the token, such as `surface.base`. */
  values: Map<string, string>;
}

function flatten(branch: Branch, path: string[] = []): [string, string][] {
  return Object.entries(branch).flatMap(([name, child]): [string, string][] =>
    typeof child === 'string' ? [[[...path, name].join('.'), child]] : flatten(child, [...path, name]),
  );
}

const valuesOf = (brand: Brand, mode: Mode) => new Map(flatten(themes[`${brand}.${mode}`]));

/**
 * The tokens of all brands and themes, each value said once.
 *
 * What all themes share stands under the bare attribute, what a brand keeps in light and dark under the
 * brand, and only the rest under brand and theme: every page carries these lines.
 */
export function tokenGroups(): TokenGroup[] {
  const all = brands.flatMap((brand) => modes.map((mode) => ({ brand, mode, values: valuesOf(brand, mode) })));
  const names = [...(all[0]?.values.keys() ?? [])];
  const same = (name: string, of: { values: Map<string, string> }[]) =>
    new Set(of.map(({ values }) => values.get(name))).size === 1;
  const pick = (values: Map<string, string> | undefined, wanted: string[]) =>
    new Map(wanted.map((name) => [name, values?.get(name) ?? '']));

  const common = names.filter((name) => same(name, all));
  const groups: TokenGroup[] = [{ selector: '[data-brand]', values: pick(all[0]?.values, common) }];
  for (const brand of brands) {
    const own = all.filter((theme) => theme.brand === brand);
    const kept = names.filter((name) => !common.includes(name) && same(name, own));
    groups.push({ selector: `[data-brand="${brand}"]`, values: pick(own[0]?.values, kept) });
    for (const { mode, values } of own) {
      const changing = names.filter((name) => !common.includes(name) && !kept.includes(name));
      groups.push({ selector: `[data-brand="${brand}"][data-theme="${mode}"]`, values: pick(values, changing) });
    }
  }
  return groups;
}
