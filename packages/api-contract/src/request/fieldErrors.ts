import type { z } from 'zod';
import type { FieldErrors } from '../failures/Failure.ts';

/**
 * Codes of M20 by field, from the issues of a schema.
 *
 * A custom issue carries its own code as its message; an unknown field is named itself.
 */
export function fieldErrors(error: z.ZodError): FieldErrors {
  // a map: a field may be called like something that every object has
  const errors = new Map<string, string[]>();
  const note = (field: string, code: string) => {
    const codes = errors.get(field) ?? [];
    if (!codes.includes(code)) {
      errors.set(field, [...codes, code]);
    }
  };
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      issue.keys.forEach((key) => note(key, 'unknown'));
    } else {
      note(String(issue.path[0] ?? ''), codeOf(issue));
    }
  }

  return Object.fromEntries(errors);
}

function codeOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'custom':
      // an empty text is missing, whatever it was to look like
      return issue.input === '' ? 'required' : issue.message;
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'type';
    case 'too_small':
      return issue.input === '' ? 'required' : 'min';
    case 'too_big':
      return 'max';
    case 'invalid_value':
      return 'value';
    default:
      return 'format';
  }
}
