import { useQuery } from '@tanstack/react-query';
import { costQueries, pricingQueries, useApi } from '@volan/api-client/react';
import type { AdDetails } from '@volan/api-contract';
import { emissionClassOf, importCost } from '@volan/domain-rules';
import { Button, Card, Grid, Stack, TextInput } from '@volan/ui';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import type { Site } from '../../../runtime/site/Site.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { EmissionSelect, OriginSelect } from '../imports/ImportForm.tsx';
import { ImportLines } from '../imports/ImportLines.tsx';
import { costCountryOf, costTermsOf } from '../imports/costTerms.ts';
import { AdSection } from './AdSection.tsx';
import { answersOf } from './answersOf.ts';

/** Categories of motor vehicles that the rules are about: the classes M and N of the regulation. */
const importedCategories = ['vehicles', 'vans', 'trucks', 'buses', 'campers'];

/** The country into which a vehicle of an ad would be imported; null: it is there already, or has no price. [N09] */
export function importCountryOfAd({ category, price, place }: AdDetails, site: Pick<Site, 'brand' | 'country'>) {
  const country = costCountryOf(site);
  const isImported = price !== null && importedCategories.includes(category.slug) && place.country !== country;

  return isImported ? country : null;
}

/**
 * What the import of the vehicle of an ad costs, line by line, and a form that leads to the calculator. The form has the
 * answers of the ad and asks for the others. [N09, C59]
 */
export function AdImport({ ad }: { ad: AdDetails }) {
  const site = useSite();
  const { t } = useMessages();
  const api = useApi();
  const country = importCountryOfAd(ad, site);
  const { data: rules } = useQuery({ ...costQueries.rules(api, country ?? 'RS'), enabled: country !== null });
  const { data: rate } = useQuery({ ...pricingQueries.rate(api, 'RSD'), enabled: country !== null });
  if (country === null || ad.price === null || !rules) return null;

  const answer = answersOf(ad).find(({ key }) => key === 'emisiona-klasa');
  const emissionClass = emissionClassOf(answer?.values[0]?.slug);
  const vehicle = { price: ad.price * 100, origin: null, emissionClass, year: ad.year, found: {} };
  const transport = (
    <TextInput
      id="ad-import-transport"
      name="transport"
      label={t('import.transport')}
      unit="€"
      inputMode="decimal"
      optional={t('loan.optional')}
      maxLength={30}
      autoComplete="off"
    />
  );

  return (
    <AdSection id="import" title={t('import.on-ad')}>
      <ImportLines cost={importCost(vehicle, costTermsOf(site, rules, rate ?? null))} />
      <Card kind="panel">
        <form action={pagePath(site, 'importCost', {})}>
          <Stack gap={2}>
            <input type="hidden" name="price" value={ad.price} />
            {emissionClass !== null && <input type="hidden" name="emission" value={emissionClass} />}
            {ad.year !== null && <input type="hidden" name="year" value={ad.year} />}
            <OriginSelect id="ad-import-origin" chosen="" />
            {emissionClass === null ? (
              <Grid layout="pair">
                {transport}
                <EmissionSelect id="ad-import-emission" chosen="" />
              </Grid>
            ) : (
              transport
            )}
            <Button type="submit">{t('import.compute')}</Button>
          </Stack>
        </form>
      </Card>
    </AdSection>
  );
}
