/** The key under which makes and models are searched: `vozilo:volkswagen.golf`. */
export const makeKey = 'vozilo';
