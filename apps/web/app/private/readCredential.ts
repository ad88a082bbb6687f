/**
 * The created or signed data of a passkey, as our script put it into a form. The API checks it, also if it is
 * malformed.
 */
export function readCredential(form: URLSearchParams): unknown {
  try {
    return JSON.parse(form.get('credential') ?? '');
  } catch {
    return {};
  }
}
