/** What a passkey made or signed, as a script of ours put it into a form. The API judges it, also where it is none. */
export function readCredential(form: URLSearchParams): unknown {
  try {
    return JSON.parse(form.get('credential') ?? '');
  } catch {
    return {};
  }
}
