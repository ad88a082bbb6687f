import { isAdministrator, profileTypes } from '@volan/domain-rules';

/** What headers know about the person who views the page, a visitor or a user; public pages are made for a visitor. */
export interface Viewer {
  readonly signedIn: boolean;
  /** The short name and the initials of the signed-in user. */
  readonly person?: { readonly name: string; readonly initials: string; readonly picture?: string };
  /** The account in full, at the head of its menu. [C07] */
  readonly owner?: { readonly name: string; readonly email: string | null };
  /** Messages and notifications that nobody has read yet. [E15] */
  readonly unread: number;
  /** The two parts of it, if they are known. */
  readonly unreadOf?: { readonly messages: number; readonly notifications: number };
  /** Sees the way to the administration. [H03] */
  readonly administrator?: boolean;
  /** Country of the account, which decides what is offered to it. [J68] */
  readonly countryId?: number;
  /** An administrator acts as this user, whose whole name this is. [J12] */
  readonly actedAs?: string;
}

/** The signed-in user, with the data that headers show. */
export interface SignedIn {
  readonly name: string;
  readonly avatar: string | null;
  readonly group: readonly { readonly id: number }[];
  readonly impersonated_by: string | null;
  readonly type_id: number;
  readonly country_id?: number | null;
  readonly email: string | null;
}

/** Somebody without an account. */
export const visitor: Viewer = { signedIn: false, unread: 0 };

/**
 * The signed-in user, as headers show them: the first word of a person's name, the whole name of a business, and the
 * initials of the first word and the last.
 */
export function viewerOf({ name, avatar, group, impersonated_by, type_id, country_id, email }: SignedIn): Viewer {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  const initials = [first, last]
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();

  return {
    signedIn: true,
    unread: 0,
    person: {
      name: type_id === profileTypes.private ? first : name,
      initials,
      ...(avatar !== null && { picture: avatar }),
    },
    owner: { name, email },
    administrator: isAdministrator({ groups: group.map(({ id }) => id) }),
    ...(typeof country_id === 'number' && { countryId: country_id }),
    ...(impersonated_by !== null && { actedAs: name }),
  };
}
