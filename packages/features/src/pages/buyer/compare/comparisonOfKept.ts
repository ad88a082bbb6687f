import type { CompareEntry } from '@volan/domain-rules';
import type { ComparedValue } from '@volan/ui/CompareTable';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import type { Site } from '../../../runtime/site/Site.ts';
import { markBest } from './bestValue.ts';
import type { Comparison, CompareWords } from './comparisonOf.ts';

/** The stored data of the compared ads: for visitors without a connection. [N13] */
export function comparisonOfKept(
  kept: readonly CompareEntry[],
  { texts, formats }: Pick<CompareWords, 'texts' | 'formats'>,
  site: Pick<Site, 'brand' | 'language'>,
): Comparison {
  const row = (key: string, label: string, numbers: readonly (number | null)[], text: (number: number) => string) => ({
    label,
    values: markBest(
      key,
      numbers,
      numbers.map((number): ComparedValue =>
        number === null ? { text: texts.notStated, tone: 'unstated' } : { text: text(number) },
      ),
    ),
  });
  const prices = kept.map(({ price }) => (price === null ? texts.onRequest : formats.price(price)));
  return {
    ads: kept.map(({ id, title, images }, index) => ({
      id: String(id),
      title,
      price: prices[index] ?? '',
      href: pagePath(site, 'adDetails', { adId: id }),
      picture: images[0] && { src: images[0].thumbnail.webp, alt: '' },
      missingPicture: { outline: 'hatch', label: texts.noPicture },
    })),
    groups: [
      {
        title: texts.mainFacts,
        rows: [
          row(
            'cena',
            texts.price,
            kept.map(({ price }) => price),
            formats.price,
          ),
          row(
            'godiste',
            texts.year,
            kept.map(({ year }) => year),
            formats.year,
          ),
          row(
            'kilometraza',
            texts.mileage,
            kept.map(({ mileage }) => mileage),
            formats.distance,
          ),
        ],
      },
    ],
  };
}
