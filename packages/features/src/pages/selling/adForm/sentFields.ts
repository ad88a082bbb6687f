import type { AdFormFields } from '@volan/domain-rules';

/** What a form holds, as calls take it. */
export const sentFields = (fields: AdFormFields): Record<string, string[]> =>
  Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, [...texts]]));
