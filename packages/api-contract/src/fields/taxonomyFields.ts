import { inOneLine, languageValues } from '@volan/domain-rules';
import { z } from 'zod';

/** Largest id: search keeps ids in 32 bits. */
const largestId = 2_147_483_647;

/** An id in a body. */
export const rowId = z.int().min(1).max(largestId);

/** The version of a row that a change begins from. */
export const rowVersion = z.int().min(1).max(largestId);

/** A word of an address: lower-case letters and digits, joined by single hyphens. */
export const newSlug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'format');

/** A title in one line; refused if nothing in it can be seen. */
export const titleField = z.string().max(400).transform(inOneLine).pipe(z.string().min(1).max(120));

/** Titles by language, any of them. */
export const someTitlesField = z.partialRecord(z.enum(languageValues), titleField);

/** Titles by language: Serbian and English at least: they replace a missing language. */
export const titlesField = someTitlesField.refine(
  (titles) => titles.rs !== undefined && titles.en !== undefined,
  'required',
);

/** The name of an icon. */
export const iconField = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'format');

/** Ids of rows, each once. */
export const rowIds = (most: number) =>
  z
    .array(rowId)
    .max(most)
    .refine((ids) => new Set(ids).size === ids.length, 'format');

/** Rows that one call puts into order at most. */
export const orderField = rowIds(2000).min(1);
