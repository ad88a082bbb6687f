/** A rule without rules in it, with its selectors. */
const rules = /([^{};]*)\{[^{}]*\}/g;

const brandOf = (selector: string) => /\[data-brand=["']?([\w-]+)/.exec(selector)?.[1];

const familyOf = (rule: string) => /font-family:\s*["']?([^"';}]+)/.exec(rule)?.[1]?.trim();

/**
 * A style sheet of all brands without the tokens and fonts that only other brands have; everything else stays as it is.
 *
 * A page is in one brand from its first byte to its last, and its styles are in every page.
 */
export function brandStyles(css: string, brand: string): string {
  const isOthers = (selectors: string) =>
    selectors.split(',').every((selector) => (brandOf(selector) ?? brand) !== brand);
  const tokens = (wanted: boolean) =>
    [...css.matchAll(rules)]
      .filter(([, selectors = '']) => selectors.includes('[data-brand=') && isOthers(selectors) !== wanted)
      .map(([rule]) => rule)
      .join('');
  const [own, others] = [tokens(true), tokens(false)];

  return css.replace(rules, (rule, selectors: string) => {
    if (selectors.trim() !== '@font-face') return isOthers(selectors) ? '' : rule;

    const family = familyOf(rule) ?? '';
    return others.includes(family) && !own.includes(family) ? '' : rule;
  });
}
