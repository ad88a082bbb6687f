import type { AdminUser } from '@volan/api-contract';
import { groups, listingStatus } from '@volan/domain-rules';
import type { AdminTexts } from '@volan/i18n/admin';

/** Labels of the five states of an account. [M03] */
export const statusNames = (texts: AdminTexts) =>
  ({
    0: texts.statusNotVerified,
    1: texts.statusActive,
    2: texts.statusSuspended,
    3: texts.statusBanned,
    4: texts.statusDeleted,
  }) as const;

/** Role of a user: administrator, else the type of the account. [H03, M11] */
export function roleOf({ group, type_id: type }: AdminUser, texts: AdminTexts): string {
  const ids = group.map(({ id }) => id);
  if (ids.includes(groups.administrators)) return texts.roleAdministrator;
  if (ids.includes(groups.regionalAdministrators)) return texts.roleRegional;

  const types: Readonly<Record<number, string>> = {
    2: texts.roleDealer,
    3: texts.roleService,
    4: texts.roleParts,
    5: texts.rolePartner,
  };

  return types[type] ?? texts.rolePrivate;
}

/** The first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}

/** Labels of the states of an ad, by the stored number. [M02] */
export const adStateNames = (texts: AdminTexts): Readonly<Record<number, string>> => ({
  [listingStatus.draft]: texts.adDraft,
  [listingStatus.pending]: texts.adPending,
  [listingStatus.active]: texts.adActive,
  [listingStatus.rejected]: texts.adRejected,
  [listingStatus.paused]: texts.adPaused,
  [listingStatus.expired]: texts.adExpired,
  [listingStatus.sold]: texts.adSold,
  [listingStatus.removed]: texts.adRemoved,
  [listingStatus.archived]: texts.adArchived,
});
