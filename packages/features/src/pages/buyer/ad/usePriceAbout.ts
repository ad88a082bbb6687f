import { useQuery } from '@tanstack/react-query';
import { pricingQueries, useApi } from '@volan/api-client/react';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { currencyAtHome, priceAboutText } from './priceAboutText.ts';

/** A price in the currency of the visitor as {@link priceAboutText} writes it. The page works without it. */
export function usePriceAbout(euros: number | null) {
  const site = useSite();
  const messages = useMessages();
  const currency = currencyAtHome(site);
  const { data: rate } = useQuery({
    ...pricingQueries.rate(useApi(), currency ?? 'RSD'),
    enabled: currency !== undefined,
  });

  return currency && priceAboutText(euros, rate, site.now, messages);
}
