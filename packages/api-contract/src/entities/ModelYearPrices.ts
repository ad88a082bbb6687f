import { z } from 'zod';

const YearPrices = z.object({
  count: z.int(),
  median: z.int().nullable().describe('whole euros; null: fewer ads than are needed'),
});

/** What ads of a model ask around two of its years. [N16] */
export const ModelYearPrices = z
  .object({
    title: z.string().describe('make and model'),
    present: YearPrices,
    later: YearPrices,
  })
  .meta({ id: 'ModelYearPrices' });
export type ModelYearPrices = z.infer<typeof ModelYearPrices>;
