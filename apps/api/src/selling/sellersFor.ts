import type { AdSellerChoice } from '@volan/api-contract';
import { canAccess, formatPhone, type Actor } from '@volan/domain-rules';
import { avatarSql } from '../accounts/images.ts';
import { avatarUrl } from '../accounts/imageUrls.ts';
import { activeTerms, freeSlots } from '../accounts/plan.ts';
import { accountsOf } from '../ads/ownership.ts';
import { needsPhoneFirst } from './phoneFirst.ts';
import type { SellingDeps } from './SellingDeps.ts';

interface SellerRow {
  readonly id: number;
  readonly company_id: number | null;
  readonly name: string;
  readonly type_id: number;
  readonly created_at: Date;
  readonly picture: number | null;
  readonly phone: string | null;
}

/** The accounts that a user may publish ads for: their own first, then companies by name. [H07] */
export async function sellersFor(
  { sql, asksForPhone }: Pick<SellingDeps, 'sql' | 'asksForPhone'>,
  actor: Actor,
  now: Date,
): Promise<AdSellerChoice[]> {
  const canPublishFor = (ownerId: number) => canAccess('ads.publish', actor, { ownerId, countryId: null });
  const rows = await sql<SellerRow[]>`
    select users.id::int, case when users.id <> ${actor.id} then company.id::int end as company_id,
      coalesce(company.name, users.name) as name, users.type_id, users.created_at,
      ${avatarSql(sql)} as picture, (told_phones(null, users.id))[1] as phone
    from users left join company on company.user_id = users.id and company.status < 2
    where users.id = any (${accountsOf(actor).filter(canPublishFor)}::bigint[])
    order by users.id <> ${actor.id}, name, users.id`;
  return Promise.all(
    rows.map(async ({ created_at, type_id, picture, phone, ...seller }) => ({
      ...seller,
      base_type_id: type_id,
      since: created_at.toISOString(),
      avatar: avatarUrl(picture),
      phone: phone === null ? null : formatPhone(phone),
      images: (await activeTerms(sql, seller.id, now)).images,
      phone_first: asksForPhone && (await needsPhoneFirst(sql, seller.id, actor.id)),
      slots: await freeSlots(sql, seller.id, now),
    })),
  );
}
