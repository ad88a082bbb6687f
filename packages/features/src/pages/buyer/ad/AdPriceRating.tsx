import type { AdDetails } from '@volan/api-contract';
import { PriceRatingTag, SimilarAdsCount, Stack, Text } from '@volan/ui';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AdSection } from './AdSection.tsx';
import { ComparedPrices } from './ComparedPrices.tsx';
import { PriceWhy } from './PriceWhy.tsx';

export interface AdPriceRatingProps {
  ad: Pick<AdDetails, 'price' | 'price_comparison' | 'category' | 'brand' | 'model'>;
}

/**
 * How a price compares with similar ads, with all data of the rating; or a plain reason why it has no rating. [N03,
 * M53]
 */
export function AdPriceRating({ ad }: AdPriceRatingProps) {
  const { t } = useMessages();
  const said = ad.price_comparison;
  return (
    <AdSection id="price-rating" title={t('rating.title')}>
      {said.kind === 'rated' || said.kind === 'out-of-line' ? (
        <ComparedPrices price={ad.price ?? 0} said={said} />
      ) : (
        <Stack gap={1} align="start">
          <PriceRatingTag rating="none">{t('rating.tag.none')}</PriceRatingTag>
          {said.kind === 'too-few' ? (
            <>
              <Text strong>{t('rating.too-few')}</Text>
              <Text tone="secondary" measure>
                {t('rating.too-few-text', { needed: said.needed })}
              </Text>
              <SimilarAdsCount found={said.count} needed={said.needed}>
                {t('rating.of-needed', { count: said.count, needed: said.needed })}
              </SimilarAdsCount>
            </>
          ) : (
            <Text tone="secondary" measure>
              {t(`rating.${said.kind}`)}
            </Text>
          )}
        </Stack>
      )}
      {'group' in said && <PriceWhy ad={ad} group={said.group} />}
    </AdSection>
  );
}
