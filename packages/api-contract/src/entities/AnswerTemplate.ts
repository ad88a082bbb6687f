import { languageValues, type LanguageValue } from '@volan/domain-rules';
import { z } from 'zod';

const text = z.string().trim().min(1).max(800);

/** A text in every language. */
export const TextInLanguages = z.strictObject(
  Object.fromEntries(languageValues.map((language) => [language, text])) as Record<LanguageValue, typeof text>,
);

/** An answer template of moderators. The user reads it in their own language. [P57] */
export const AnswerTemplate = z
  .object({
    id: z.int(),
    kind: z.enum(['ad', 'user', 'company']).describe('of decisions about ads, accounts, or companies'),
    name: z.string().describe('as moderators call it'),
    texts: TextInLanguages,
    version: z.int().describe('counts its changes'),
  })
  .meta({ id: 'AnswerTemplate' });
export type AnswerTemplate = z.infer<typeof AnswerTemplate>;
