import type { Page } from 'playwright-core';

/** The look of a page in Chromium. */
export interface Look {
  background: string;
  accent: string;
  radius: string;
  radiusToken: string;
  /** The first face that the button asks for. */
  face: string;
  faceLoaded: boolean;
  /** Pixels; an icon that is drawn has a size and a path. */
  iconWidth: number;
  iconPath: number;
  /** Every class in the page. */
  classes: string[];
  /** Every class that a rule of the page's sheets selects. */
  ruled: string[];
}

/**
 * Reads the look of the primary button and the classes of a whole page. Runs in the page: nothing outside of it is
 * known there.
 */
export const lookOfPage = (page: Page): Promise<Look> =>
  page.evaluate(async () => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Sell a car');
    if (!button) throw new Error('The page shows no button "Sell a car".');

    const probe = document.createElement('i');
    probe.style.cssText = 'background-color: var(--accent-solid); border-top-left-radius: var(--brand-radius-control)';
    document.body.append(probe);
    const [shown, wanted] = [getComputedStyle(button), getComputedStyle(probe)];
    const { backgroundColor, borderTopLeftRadius } = wanted;
    const face = shown.fontFamily.split(',')[0]?.replaceAll(/["']/g, '').trim() ?? '';
    await document.fonts.ready;
    const icon = document.querySelector('article svg');

    const ruled: string[] = [];
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if ('selectorText' in rule) ruled.push(...(String(rule.selectorText).match(/(?<=\.)[\w-]+/g) ?? []));
        if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);
    const look = {
      background: shown.backgroundColor,
      accent: backgroundColor,
      radius: shown.borderTopLeftRadius,
      radiusToken: borderTopLeftRadius,
      face,
      faceLoaded: [...document.fonts].some(
        ({ family, status }) => family.replaceAll(/["']/g, '') === face && status === 'loaded',
      ),
      iconWidth: icon?.getBoundingClientRect().width ?? 0,
      iconPath: icon?.querySelector('path')?.getAttribute('d')?.length ?? 0,
      classes: [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
      ruled,
    };
    probe.remove();

    return look;
  });
