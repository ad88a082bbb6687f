/**
 * The rest of a recipe in the browser: its own class and those of the chosen variants.
 *
 * The build puts it into published files in place of the runtime of `@vanilla-extract/recipes`, which is larger
 * than a whole button; a test holds the two side by side. Recipes with default or compound variants, of which
 * there are none, would keep the library's.
 */
export const plainRecipe = (base: string, variants: Record<string, Record<string, string>>) => {
  const names = Object.keys(variants);
  return (choice: Record<string, unknown> = {}): string => {
    let classes = base;
    for (let index = 0; index < names.length; index++) {
      const name = names[index]!;
      const value = choice[name];
      const className = value === undefined ? undefined : variants[name]![value as string];
      if (className) classes += ` ${className}`;
    }
    return classes;
  };
};
