/** Countries whose flag the product may show: where ads stand, languages are spoken and dealers import from. */
export const flagCodes = [
  'al', 'at', 'ba', 'be', 'bg', 'ch', 'cn', 'cz', 'de', 'dk', 'es', 'fr', 'gb', 'gr', 'hr', 'hu', 'it', 'lu', 'md',
  'me', 'mk', 'nl', 'no', 'pl', 'pt', 'ro', 'rs', 'ru', 'se', 'si', 'sk', 'tr', 'ua', 'us', 'xk',
] as const;
