import { compareListOf, type CompareEntry, type WrittenLanguage } from '@volan/domain-rules';
import { formatDistance, formatNumber, formatPrice, formatYear } from '@volan/i18n';
import type { LateTranslator } from '@volan/i18n/late';
import { openModal } from '@volan/ui/behaviour';
import { CompareModal, type ChosenAd } from '@volan/ui/CompareModal';
import { useEffect, useRef } from 'react';
import { useBrowserStore } from '../../runtime/browser/browserStore.ts';
import { pagePath } from '../../runtime/site/pagePath.ts';
import type { Site } from '../../runtime/site/Site.ts';
import { compareStore, removeCompared } from './compareStore.ts';

/** How long the words "nothing to compare" are shown before the dialog closes, in milliseconds. [C46, F14] */
const emptyFor = 1500;

/** Id of the dialog. A page has it once. */
export const compareDialogId = 'compare-dialog';

export interface CompareDialogProps {
  open: boolean;
  categoryId: number;
  site: Pick<Site, 'brand' | 'language'>;
  /** Language of prices and numbers. */
  written: WrittenLanguage;
  t: LateTranslator<'compare'>;
  onClose: () => void;
}

/** The brand's page of an ad, found by its id alone: a kept ad does not age with its title. */
const hrefOf = (site: CompareDialogProps['site'], adId: number) => pagePath(site, 'adDetails', { adId });

function chosenAd(entry: CompareEntry, { site, written, t }: CompareDialogProps): ChosenAd {
  const { id, title, price, year, mileage, images } = entry;
  return {
    id: String(id),
    href: hrefOf(site, id),
    title,
    price: price === null ? t('price-type.on-request') : formatPrice(price, written),
    line: [
      ...(year === null ? [] : [formatYear(year, written)]),
      ...(mileage === null ? [] : [formatDistance(mileage, written)]),
    ].join(' · '),
    picture: images[0] && { src: images[0].thumbnail.webp, alt: '' },
    missingPicture: { outline: 'hatch', label: t('card.no-picture') },
  };
}

/**
 * The ads of one category that wait to be compared, over the page. Says when the last is gone, then closes.
 * [C45, C46, F14]
 */
export function CompareDialog(props: CompareDialogProps) {
  const { open, categoryId, site, written, t, onClose } = props;
  const { ads } = compareListOf(useBrowserStore(compareStore), categoryId);
  const dialog = useRef<HTMLDialogElement>(null);
  const had = useRef(false);

  useEffect(() => {
    if (open && dialog.current) {
      openModal(dialog.current);
    }
  }, [open]);

  const isEmpty = ads.length === 0;

  useEffect(() => {
    if (!isEmpty) {
      had.current = true;
    }
    if (!isEmpty || !had.current) {
      return;
    }
    const closing = setTimeout(() => dialog.current?.close(), emptyFor);

    return () => clearTimeout(closing);
  }, [isEmpty]);

  return (
    <CompareModal
      id={compareDialogId}
      ref={dialog}
      title={t('compare.waiting')}
      closeLabel={t('close')}
      ads={ads.map((entry) => chosenAd(entry, props))}
      count={formatNumber(ads.length, written)}
      removeLabel={t('compare.remove')}
      onRemove={(id) => removeCompared(Number(id))}
      compare={{ label: t('compare.go', { count: ads.length }), href: pagePath(site, 'compareAds', { categoryId }) }}
      empty={{ title: t('no-compare-ads'), help: t('compare.empty-text') }}
      onClose={onClose}
    />
  );
}
