/**
 * Styles whose web fonts never replace a fallback that was painted: a font that arrives late is used from the next page on.
 *
 * On a slow network the replacement moved the ad page by 0.155, because words of another width wrap elsewhere.
 */
export const withStableFonts = (css: string) => css.replaceAll(/font-display:\s*swap/g, 'font-display:optional');
