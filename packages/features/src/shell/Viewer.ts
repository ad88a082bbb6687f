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
