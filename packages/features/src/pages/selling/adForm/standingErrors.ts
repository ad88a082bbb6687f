import type { AdFormErrors, AdFormFields } from '@volan/domain-rules';

/**
 * The remaining errors of a form that came back. Errors that can be checked here follow the controls; errors of the
 * server stay until their field changes. No error is added while the user types.
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
