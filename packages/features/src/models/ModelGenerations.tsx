import type { ModelGeneration, ModelInformation } from '@volan/api-contract';
import { GenerationCard } from '@volan/ui/GenerationCard';
import { Grid } from '@volan/ui/Grid';
import { SectionHead } from '@volan/ui/SectionHead';
import { Stack } from '@volan/ui/Stack';
import { pictureOf } from '../adCard/adPictures.ts';
import { outlineOfKind } from '../adCard/outlineOfKind.ts';
import { useSite } from '../site/SiteProvider.tsx';
import { useWords, type Words } from '../site/useWords.ts';
import { generationListHref } from './modelLinks.ts';

/** "2012–2020", "since 2019"; nothing where nobody knows. */
function yearsOf({ year_from: from, year_to: to }: ModelGeneration, { t, year }: Words) {
  if (from === null) {
    return undefined;
  }
  return to === null
    ? t('model.since', { year: year(from) })
    : t('catalog.between', { from: year(from), to: year(to) });
}

/** The generations of a model, the newest first, each with the way to its ads. [B28] */
export function ModelGenerations({ information }: { information: ModelInformation }) {
  const site = useSite();
  const words = useWords();
  const { t, price } = words;
  const { generations, category } = information;
  if (generations.length === 0) {
    return null;
  }
  const missing = { outline: outlineOfKind(category.kind), label: t('card.no-picture') };
  return (
    <Stack as="section" gap={2} labelledBy="generations">
      <SectionHead id="generations" title={t('model.generations')} />
      <Grid layout="ads4" as="ul">
        {generations.map((generation) => {
          const { slug, title, count, prices, picture } = generation;
          const years = yearsOf(generation, words);
          return (
            <li key={slug}>
              <GenerationCard
                title={title}
                {...(count > 0 && { href: generationListHref(site, information, slug) })}
                {...(years && { years })}
                lines={[
                  count > 0 ? t('ads.count', { count }) : t('model.none-for-sale'),
                  ...(prices ? [t('model.usual', { price: price(prices.median) })] : []),
                ]}
                picture={picture === null ? undefined : pictureOf({ id: picture }, '')}
                missing={missing}
              />
            </li>
          );
        })}
      </Grid>
    </Stack>
  );
}
