import type { AdFormFields } from '@volan/domain-rules';

/** The values of a form in the format of the calls. */
export const sentFields = (fields: AdFormFields): Record<string, string[]> =>
  Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, [...texts]]));
