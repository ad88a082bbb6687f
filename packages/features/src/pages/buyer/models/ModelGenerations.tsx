import type { ModelGeneration, ModelInformation } from '@volan/api-contract';
import { GenerationCard } from '@volan/ui/GenerationCard';
import { Grid } from '@volan/ui/Grid';
import { SectionHead } from '@volan/ui/SectionHead';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { pictureOf } from '../../../blocks/adCard/adPictures.ts';
import { outlineOfKind } from '../../../blocks/adCard/outlineOfKind.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages, type Messages } from '../../../runtime/site/useMessages.ts';
import { generationListHref } from '../../../blocks/catalogSearch/modelLinks.ts';
import { roundedPrice } from './roundedPrice.ts';

/** "2012–2020", "since 2019"; empty if the years are unknown. */
function yearsOf({ year_from: from, year_to: to }: ModelGeneration, { t, year }: Messages) {
  if (from === null) {
    return undefined;
  }
  return to === null
    ? t('model.since', { year: year(from) })
    : t('catalog.between', { from: year(from), to: year(to) });
}

function nameWithYears(generation: ModelGeneration, messages: Messages) {
  const years = yearsOf(generation, messages);
  return years ? `${generation.title} (${years})` : generation.title;
}

/** The generations of a model, the newest first: those with ads as ways to them, the others by name. [B28] */
export function ModelGenerations({ information }: { information: ModelInformation }) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const { generations, category } = information;
  const offered = generations.filter(({ count }) => count > 0);
  const others = generations.filter(({ count }) => count === 0);
  if (generations.length === 0) {
    return null;
  }

  return (
    <Stack as="section" gap={2} labelledBy="generations">
      <SectionHead id="generations" title={t('model.generations')} />
      {offered.length > 0 && (
        <Grid layout="ads4" as="ul">
          {offered.map((generation) => {
            const { slug, title, count, prices, picture } = generation;
            const years = yearsOf(generation, messages);
            return (
              <li key={slug}>
                <GenerationCard
                  title={title}
                  href={generationListHref(site, information, slug)}
                  {...(years && { years })}
                  lines={[
                    t('ads-count', { count }),
                    ...(prices ? [t('model.usual', { price: roundedPrice(messages, prices.median) })] : []),
                  ]}
                  picture={picture === null ? undefined : pictureOf({ id: picture }, '')}
                  missing={{ outline: outlineOfKind(category.kind), label: t('card.no-picture') }}
                />
              </li>
            );
          })}
        </Grid>
      )}
      {others.length > 0 && (
        <Text role="small" tone="secondary">
          {t('model.without-ads', {
            names: others.map((generation) => nameWithYears(generation, messages)).join(', '),
          })}
        </Text>
      )}
    </Stack>
  );
}
