/** What headers know of who views the page, a visitor or a user; public pages are made for a visitor. */
export interface Viewer {
  readonly signedIn: boolean;
  /** First name and its initials, of who is signed in. */
  readonly person?: { readonly name: string; readonly initials: string; readonly picture?: string };
  /** Messages and notifications that nobody has read yet. [E15] */
  readonly unread: number;
}

/** Somebody without an account. */
export const visitor: Viewer = { signedIn: false, unread: 0 };

/** Who is signed in, as headers show it: the first word of the name, and the initials of the first and the last. */
export function viewerOf({ name, avatar }: { readonly name: string; readonly avatar: string | null }): Viewer {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  const initials = [first, last]
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
  return { signedIn: true, unread: 0, person: { name: first, initials, ...(avatar !== null && { picture: avatar }) } };
}
