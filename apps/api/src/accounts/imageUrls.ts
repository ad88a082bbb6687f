import type { AccountImages } from '@volan/api-contract';
import { pictureUrl } from '@volan/domain-rules';

/** The URL of an avatar, a square for its largest size on a page. Null: there is none. */
export const avatarUrl = (id: number | null) => (id === null ? null : pictureUrl(id, { w: 160, h: 160 }));

/** The URLs of the pictures of an account. */
export const imageUrls = ({ avatar, cover }: Readonly<Record<'avatar' | 'cover', number | null>>): AccountImages => ({
  avatar: avatarUrl(avatar),
  cover: cover === null ? null : pictureUrl(cover, { w: 1200 }),
});
