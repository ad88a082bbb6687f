import type { Look } from './lookOfPage.ts';

const nothing = 'rgba(0, 0, 0, 0)';

/**
 * Whether a page looks as its tokens say. `published` are the classes that the sheets of the packages have rules for:
 * one that is in the page without a rule there means that its sheet did not arrive.
 */
export function checkLook(look: Look, published: ReadonlySet<string>): string[] {
  const ruled = new Set(look.ruled);
  const bare = [...new Set(look.classes)].filter((name) => published.has(name) && !ruled.has(name));
  const known = look.classes.filter((name) => published.has(name));
  const problems: [boolean, string][] = [
    [look.accent === nothing, 'No theme reached the page: --accent-solid is empty.'],
    [look.background !== look.accent, `The primary button is ${look.background}, its token says ${look.accent}.`],
    [look.radius !== look.radiusToken, `The button's radius is ${look.radius}, its token says ${look.radiusToken}.`],
    [!look.faceLoaded, `The face "${look.face}" was not loaded.`],
    [look.iconWidth < 10 || look.iconPath < 10, `The icon of the ad is not drawn (${look.iconWidth} px wide).`],
    [bare.length > 0, `CSS is missing: no rule of the page is for ${bare.join(', ')}.`],
    [known.length < 10, `Only ${known.length} classes of the packages are in the page: this check sees nothing.`],
  ];

  return problems.filter(([wrong]) => wrong).map(([, problem]) => problem);
}
