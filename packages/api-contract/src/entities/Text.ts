import { z } from 'zod';

/** A longer text of the site, such as the terms of use. Paragraphs are separated by an empty line. [J59, J60] */
export const NamedText = z
  .object({
    name: z.string(),
    title: z.string(),
    text: z
      .string()
      .describe(
        'paragraphs apart by an empty line; `## ` begins a heading, `- ` an entry of a list, `[words](/path)` is a link',
      ),
    changed_on: z.iso.date().describe('the day of its last change'),
  })
  .meta({ id: 'NamedText' });
export type NamedText = z.infer<typeof NamedText>;

/** A mobile operator. [E26] */
export const MobileOperator = z
  .object({
    id: z.int(),
    name: z.string(),
    prefixes: z.array(z.string()).describe('national prefixes, such as 064'),
  })
  .meta({ id: 'MobileOperator' });
export type MobileOperator = z.infer<typeof MobileOperator>;

/** A description in another language than its own. [J62] */
export const TranslatedDescription = z
  .object({ ad_id: z.int(), lang: z.string(), text: z.string(), machine: z.literal(true) })
  .meta({ id: 'TranslatedDescription' });
export type TranslatedDescription = z.infer<typeof TranslatedDescription>;
