/** The cookie `user`, which tells scripts who is signed in; null for a visitor and outside browsers. [L27] */
export function signedInUser(): string | null {
  try {
    const cookie = document.cookie.split('; ').find((each) => each.startsWith('user='));
    return cookie?.slice('user='.length) || null;
  } catch {
    // No document, or cookies are forbidden: then nobody can be signed in.
    return null;
  }
}
