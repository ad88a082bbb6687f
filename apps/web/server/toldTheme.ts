/** The choice as `@volan/features` keeps it (`themeStore`): the start of `{"value":"dark","exp":…}`, encoded. */
const chosen = /(?:^|;)\s*theme=%7B%22value%22%3A%22(light|dark)%22/;

/**
 * The header that tells a page which theme its reader chose, by his `cookie` header; `system` where he chose none. It
 * belongs to the answer and not to the page, which is the same for everybody. [F05]
 */
export const toldTheme = (cookies: string | undefined) => ({
  'server-timing': `theme;desc=${chosen.exec(cookies ?? '')?.[1] ?? 'system'}`,
});
