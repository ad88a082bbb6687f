import type { AdDetails, ComparedGroup } from '@volan/api-contract';
import { Disclosure, Link, Stack, Text } from '@volan/ui';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages, type Messages } from '../../../runtime/site/useMessages.ts';
import { comparedListHref } from './comparedListHref.ts';

export interface PriceWhyProps {
  ad: Pick<AdDetails, 'category' | 'brand' | 'model'>;
  group: ComparedGroup;
}

function mileageOf({ mileage_from: from, mileage_to: to }: ComparedGroup, { t, distance }: Messages) {
  // bounds are shown as round as they were chosen: 59,999 km is "to 60,000"
  return to === null
    ? t('rating.mileage-from', { from: distance(from) })
    : t('rating.mileage-between', { from: distance(from), to: distance(to + 1) });
}

/** Which ads are compared, and how a word is chosen: for everybody, without an account. [N03] */
export function PriceWhy({ ad, group }: PriceWhyProps) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const href = comparedListHref(site, ad, group);

  return (
    <Stack gap={1} align="start">
      {href && (
        <Link href={href} standalone rel="nofollow">
          {t('rating.see')}
        </Link>
      )}
      <Disclosure moreLabel={t('rating.why')} lessLabel={t('rating.why-close')}>
        <Stack gap={1}>
          <Text measure>
            {t('rating.why-group', {
              vehicle: [ad.brand?.title, ad.model?.title].filter(Boolean).join(' '),
              fuel: group.fuel.title,
              years: `${group.year_from}–${group.year_to}`,
              mileage: mileageOf(group, messages),
            })}
          </Text>
          <Text measure>{t('rating.why-words')}</Text>
          <Text measure tone="secondary">
            {t('rating.why-not')}
          </Text>
        </Stack>
      </Disclosure>
    </Stack>
  );
}
