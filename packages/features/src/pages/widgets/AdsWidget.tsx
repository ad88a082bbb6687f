import type { AdListed } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { catalogHref, type CatalogPlace } from '../../blocks/catalogSearch/catalogPlace.ts';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../runtime/site/useMessages.ts';
import { WidgetAds } from './WidgetAds.tsx';
import { WidgetFrame } from './WidgetFrame.tsx';

export interface AdsWidgetProps {
  ads: readonly AdListed[];
  /** How many ads the list has. */
  total: number;
  /** The list that the button opens. */
  place: CatalogPlace;
  isStrip: boolean;
}

/** `volan-ads`: the newest ads of a list, and the way to all of them. [M65] */
export function AdsWidget({ ads, total, place, isStrip }: AdsWidgetProps) {
  const site = useSite();
  const { t } = useMessages();
  return (
    <WidgetFrame kind="ads" title={t('widget.ads-title')} note={t('widget.vehicles', { count: total })}>
      <WidgetAds ads={ads} isStrip={isStrip} />
      <Button href={catalogHref(site, place)} block part="button">
        {t('widget.all')}
      </Button>
    </WidgetFrame>
  );
}
