/** Name of the cookie that keeps the script of Serbian pages. */
export const scriptCookie = 'script';

/** The value for Cyrillic. Without the cookie the browser's languages decide the script, and Latin is the usual one. */
export const cyrillicScript = 'cyrl';

/** Its value for Latin, for browsers that ask for Cyrillic. */
export const latinScript = 'latn';

/** How long a choice of the script lasts, in seconds: one year, as that of the language. [L29] */
export const scriptLifetime = 31_536_000;

/** Where the web server takes the choice; a form posts `script` and `back`, the path to return to. */
export const scriptPath = '/script';

/** The two scripts of Serbian as visitors choose them, each by its own name; the usual one first. */
export const scripts = [
  { value: latinScript, name: 'Latinica', tag: 'sr-Latn' },
  { value: cyrillicScript, name: 'Ћирилица', tag: 'sr-Cyrl' },
] as const;
