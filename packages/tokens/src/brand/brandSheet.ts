import { propertyOf, tokenGroups } from '../tokenGroups.ts';
import { readSlots } from './readSlots.ts';
import type { Brand } from './readBrand.ts';

/** A theme of a brand. */
type Mode = 'light' | 'dark';

/** The parts that a brand's sheet may leave out. */
export interface SheetOptions {
  /** The themes that its pages show. @default both */
  modes?: readonly Mode[] | undefined;
  /** The sheets of its pages: slots that none of them reads stay out. @default every slot stays */
  usedBy?: readonly string[] | undefined;
}

/** How a brand may be called: it is in an attribute, in file names and in class names. */
export const brandName = /^[a-z][a-z0-9-]*$/;

const rule = (selector: string, lines: readonly string[]) =>
  `  ${selector} {\n${lines.map((line) => `    ${line}`).join('\n')}\n  }`;

/**
 * The style sheet of one brand from outside: its slots under `data-brand` and `data-theme`, in the layer of the themes.
 *
 * The attribute is named twice, so that the sheet wins over what our own brands share, in whichever order they load.
 */
export function brandSheet(name: string, { themes }: Brand, options: SheetOptions = {}): string {
  const { modes = ['light', 'dark'], usedBy } = options;
  const all = modes.map((mode) => ({ brand: name, mode, tokens: themes[mode] as never }));
  const [shared, ...own] = tokenGroups(all);
  const groups = [...(shared ? [{ ...shared, selector: `[data-brand="${name}"]` }] : []), ...own];
  const read = usedBy && readSlots(usedBy, brandSheet(name, { themes, contrastProblems: [] }, { modes }));
  const isRead = (property: string) => read === undefined || read.has(property);
  const rules = [
    ...groups.map(({ selector, values }) =>
      rule(
        `[data-brand]${selector}`,
        [...values].flatMap(([path, value]) => (isRead(propertyOf(path)) ? [`${propertyOf(path)}: ${value};`] : [])),
      ),
    ),
    ...all.map(({ mode }) =>
      rule(`[data-brand][data-brand="${name}"][data-theme="${mode}"]`, [`color-scheme: ${mode};`]),
    ),
  ];

  return `@layer theme {\n${rules.join('\n')}\n}\n`;
}
