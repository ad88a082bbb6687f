import { deviceWidths, pictureUrl, type AdFormFields } from '@volan/domain-rules';
import { parseNumber } from '@volan/domain-rules/numbers';
import type { QuickAd } from '@volan/ui/QuickAdTile';
import type { ShownPicture } from '../../../blocks/pictureUpload/usePictures.ts';
import type { Messages } from '../../../runtime/site/useMessages.ts';
import { textOf } from '../adForm/AdFormContext.ts';

/** The fast ad as its tile in a list, from the values that are typed; undefined before there is a picture. */
export function fastAdPreviewOf(
  fields: AdFormFields,
  pictures: readonly ShownPicture[],
  town: string | undefined,
  { t, price, tag }: Messages,
): QuickAd | undefined {
  const [first] = pictures;
  if (!first) return undefined;

  const amount = parseNumber(textOf(fields, 'price'), tag, { decimals: 0, unit: '€' });

  return {
    title: textOf(fields, 'line') || t('fast-ad-form.line'),
    price: typeof amount === 'number' ? price(amount) : t('fact.price'),
    ...(town !== undefined && { line: town }),
    picture: { src: 'image' in first ? pictureUrl(first.image, { w: deviceWidths[0], q: 60 }) : first.file, alt: '' },
    missingPicture: { outline: 'hatch', label: t('card.no-picture') },
  };
}
