import type { AdFormErrors, AdFormFields } from '@volan/domain-rules';

/**
 * What is still wrong with a form that came back: what can be told here follows the controls, what only the server can tell
 * stands until its field says something else. Nothing is added while somebody types.
 *
 * @param wrongIn what the form itself finds wrong
 */
export function standingErrors(
  errors: AdFormErrors,
  sent: AdFormFields,
  fields: AdFormFields,
  wrongIn: (fields: AdFormFields) => AdFormErrors,
): AdFormErrors {
  if (sent === fields) return errors;
  const [before, now] = [wrongIn(sent), wrongIn(fields)];
  const isSame = (name: string) => JSON.stringify(sent[name] ?? []) === JSON.stringify(fields[name] ?? []);
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, codes]) => {
      const isForServer = before[name] === undefined;
      const standing = isSame(name) && (isForServer || now[name] !== undefined) ? codes : now[name];
      return standing ? [[name, standing]] : [];
    }),
  );
}
