import { useQueries } from '@tanstack/react-query';
import { useApi } from '@volan/api-client/react';
import { can, fold } from '@volan/domain-rules';
import type { ComboboxOption } from '@volan/ui/Combobox';
import { adQueries } from '../entities/ads/adQueries.ts';
import { managedQueries } from '../entities/taxonomy/taxonomyQueries.ts';
import { paymentQueries } from '../payments/paymentQueries.ts';
import { paymentStands } from '../payments/paymentWords.ts';
import { adminParts } from '../shell/navigation.ts';
import { useSite } from '../shell/site.ts';
import { useActor } from '../shell/useActor.ts';
import { useRested } from '../shell/useRested.ts';
import { userQueries } from '../entities/users/userQueries.ts';

/** Most accounts, payments and makes that are offered. */
const offered = 6;

/**
 * Possible meanings of a text: pages by their names, makes by part of a name, accounts by an id or by part of a name,
 * address or phone, ads and orders by their numbers. It only offers results that the administrator has the right to
 * see; the server decides. The value of an option is its address below `/admin`.
 */
export function useFound(typed: string) {
  const { texts, words } = useSite();
  const api = useApi();
  const actor = useActor();
  const text = useRested(typed.trim());
  const number = /^#?(\d{1,15})$/.exec(text)?.[1];
  const isLong = text.length > 1 || number !== undefined;
  const [users, ads, payments, brands] = useQueries({
    queries: [
      {
        ...userQueries.table(api, { search: number === undefined ? text : `#${number}`, page: 1, limit: offered }),
        enabled: isLong && can('users.list', actor),
      },
      {
        ...adQueries.table(api, { page: 1, search: `#${number}` }),
        enabled: number !== undefined && can('ads.list', actor),
      },
      {
        ...paymentQueries.table(api, { search: text }),
        enabled: isLong && /^\S*\d\S*$/.test(text) && can('orders.list', actor),
      },
      {
        ...managedQueries.brands(api, { keyword: text, limit: offered }),
        enabled: isLong && can('taxonomy.list', actor),
      },
    ],
  });
  const pages = adminParts
    .filter(({ access, label }) => can(access, actor) && fold(texts[label]).includes(fold(typed.trim())))
    .map(({ path, label }): ComboboxOption => ({ value: `/${path}`, label: texts[label], group: texts.adminPages }));
  const asked = [users, ads, payments, brands].filter(({ isEnabled }) => isEnabled);
  const options: readonly ComboboxOption[] = [
    ...pages,
    ...(brands.isEnabled ? (brands.data?.data ?? []) : []).map(({ id, title, slug }) => ({
      value: `/brands/${id}?name=${encodeURIComponent(title)}`,
      label: title,
      code: slug,
      group: texts.brandsAndModels,
    })),
    ...(users.isEnabled ? (users.data?.data ?? []) : []).map(({ id, name, email }) => ({
      value: `/users/${id}`,
      label: `${name}, ${email}`,
      code: `#${id}`,
      group: texts.users,
    })),
    ...(ads.isEnabled ? (ads.data?.data ?? []) : []).map(({ id, title }) => ({
      value: `/ads/${id}`,
      label: title,
      code: `#${id}`,
      group: texts.ads,
    })),
    ...(payments.isEnabled ? (payments.data?.data ?? []) : [])
      .slice(0, offered)
      .map(({ attempt_id: id, user, amount, currency, state, refunded }) => ({
        value: `/payments?search=${encodeURIComponent(id)}`,
        label: `${user.name}, ${words.formats.money(amount, currency)}, ${paymentStands({ state, amount, refunded }, texts)}`,
        code: id,
        group: texts.payments,
      })),
  ];

  return {
    options: typed.trim() === '' ? pages : options,
    isLooking: typed.trim() !== text || asked.some(({ isFetching }) => isFetching),
    hasFailed: asked.some(({ isError }) => isError),
  };
}
