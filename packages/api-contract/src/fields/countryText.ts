import { z } from 'zod';

/** ISO 3166-1 code of one country in capitals, as a country host has it. [F08] */
export const countryText = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .describe('ISO 3166-1 code; none is all countries');
