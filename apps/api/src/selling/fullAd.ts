import { Failure } from '@volan/api-contract';
import { formOf } from '../ads/formOf.ts';
import { slugOfAd } from './adColumns.ts';
import type { AdKind } from './AdKind.ts';
import { readAd } from './readAd.ts';

/** An ad with all questions of its category. [M14] */
export const fullAd: AdKind = {
  isFast: false,
  formOf,
  async read(...given) {
    const read = await readAd(...given);
    return read instanceof Failure ? read : { ...read, columns: { fast: false, tags: [] } };
  },
  slugOf: slugOfAd,
};
