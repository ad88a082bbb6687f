import { z } from 'zod';

/** Code of a language of texts, one with files or an added one: `rs`, `fr`. */
export const textLanguage = z.string().regex(/^[a-z]{2,3}$/, 'form');

/** Key of a message. */
export const messageKey = z.string().regex(/^[\w.-]{1,120}$/, 'form');

/** Longest text of a message, in characters. */
export const maxMessageLength = 4000;

/** A text of a key in one language, as administrators see it. */
export const ManagedMessage = z
  .object({
    text: z.string().describe('ICU; empty: no text'),
    file: z.string().describe('what the files say; empty for a language without files'),
    machine: z.boolean().describe('made by a machine and confirmed by nobody'),
    changed: z.boolean().describe('differs from what everybody sees'),
    overridden: z.boolean().describe('replaces the text of the files'),
    version: z.int().describe('0: never changed'),
  })
  .meta({ id: 'ManagedMessage' });
export type ManagedMessage = z.infer<typeof ManagedMessage>;

/** One key with its texts. */
export const ManagedMessageRow = z
  .object({
    key: z.string(),
    context: z.string().describe('the part of the product that says it: the beginning of its key'),
    arguments: z.array(z.string()).describe('what fills it in, such as `count`'),
    texts: z.record(z.string(), ManagedMessage).describe('by the code of the language'),
  })
  .meta({ id: 'ManagedMessageRow' });
export type ManagedMessageRow = z.infer<typeof ManagedMessageRow>;

/** A language with the state of its texts. */
export const MessageLanguage = z
  .object({
    code: z.string(),
    name: z.string().describe('its own name'),
    files: z.boolean().describe('the product is delivered with it; else it has overrides and a preview only'),
    missing: z.int(),
    machine: z.int(),
    changed: z.int().describe('not published yet'),
  })
  .meta({ id: 'MessageLanguage' });
export type MessageLanguage = z.infer<typeof MessageLanguage>;

/** The current text, sent if a change started from an older one. */
export const ChangedMessage = z.object({ text: z.string(), version: z.int() }).meta({ id: 'ChangedMessage' });
export type ChangedMessage = z.infer<typeof ChangedMessage>;
