import { leastAdsForSpread } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Heading } from '@volan/ui/Heading';
import { Photo } from '@volan/ui/Photo';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { pictureOf } from '../../../blocks/adCard/adPictures.ts';
import { outlineOfKind } from '../../../blocks/adCard/outlineOfKind.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { brandListHref, modelListHref, modelName } from '../../../blocks/catalogSearch/modelLinks.ts';
import { roundedPrice } from './roundedPrice.ts';
import * as styles from './models.css.ts';
import type { Model } from './useModel.ts';

/** The name of a model, its price in a sentence, and a link to its ads. */
export function ModelIntro({ model: { information, ads } }: { model: Model }) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const about = (euros: number) => roundedPrice(messages, euros);
  const { brand, category, count, prices } = information;
  const name = modelName(information);
  const image = ads?.find(({ images }) => images.length > 0)?.images[0];

  return (
    <div className={styles.intro}>
      <Stack gap={2}>
        <Heading level={1}>{name}</Heading>
        <Text role="lead" tone="secondary" measure>
          {prices
            ? t('model.lead', { low: about(prices.low), high: about(prices.high), median: about(prices.median) })
            : count === 0
              ? t('model.no-ads')
              : t('model.too-few', { least: leastAdsForSpread, count })}
        </Text>
        <Row gap={1} wrap>
          {count > 0 ? (
            <Button variant="primary" href={modelListHref(site, information)}>
              {t('model.see-ads', { count })}
            </Button>
          ) : (
            <Button variant="primary" href={brandListHref(site, information)}>
              {t('model.ads-of-make', { make: brand.title })}
            </Button>
          )}
        </Row>
      </Stack>
      <Photo
        picture={image && pictureOf(image, name, 'page')}
        missing={{ outline: outlineOfKind(category.kind), label: t('card.no-picture') }}
        sizes="(min-width: 1024px) 600px, 100vw"
        rounded
        first
      />
    </div>
  );
}
