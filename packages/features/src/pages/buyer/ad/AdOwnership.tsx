import type { AdDetails } from '@volan/api-contract';
import { ownershipFuelOf } from '@volan/domain-rules';
import { Button, Card, Grid, Stack, Text, TextInput } from '@volan/ui';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { costCountryOf } from '../imports/costTerms.ts';
import { AdSection } from './AdSection.tsx';
import { answersOf } from './answersOf.ts';

/** The rules are about passenger cars. */
const ownedCategory = 'vehicles';

/** The kilometres that the form begins with. */
const firstKilometres = 15_000;

/**
 * Leads to the calculator for the cost of owning the car of an ad: the form has the answers of the ad and asks for the
 * kilometres, and for a consumption if the ad does not say it. [N16, C59]
 */
export function AdOwnership({ ad }: { ad: AdDetails }) {
  const site = useSite();
  const { t, number } = useMessages();
  if (ad.price === null || ad.category.slug !== ownedCategory || costCountryOf(site) === null) return null;

  const answers = answersOf(ad);
  const answerOf = (slug: string) => answers.find(({ key }) => key === slug);
  const consumption = answerOf('potrosnja')?.number ?? null;
  const known = {
    price: ad.price,
    year: ad.year,
    fuel: ownershipFuelOf(answerOf('gorivo')?.values[0]?.slug),
    power: ad.power_kw,
    displacement: ad.displacement,
    model: ad.model?.id ?? null,
    consumption: consumption === null ? null : number(consumption),
  };
  const kilometres = (
    <TextInput
      id="ad-ownership-km"
      name="km"
      label={t('ownership.km')}
      unit="km"
      inputMode="decimal"
      defaultValue={number(firstKilometres)}
      maxLength={30}
      autoComplete="off"
    />
  );

  return (
    <AdSection id="ownership" title={t('ownership.title')}>
      <Card kind="panel">
        <form action={pagePath(site, 'ownership', {})}>
          <Stack gap={2}>
            <Text>{t('ownership.on-ad')}</Text>
            {Object.entries(known).map(
              ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
            )}
            {consumption === null ? (
              <Grid layout="pair">
                {kilometres}
                <TextInput
                  id="ad-ownership-consumption"
                  name="consumption"
                  label={t('ownership.consumption')}
                  inputMode="decimal"
                  optional={t('loan.optional')}
                  maxLength={30}
                  autoComplete="off"
                />
              </Grid>
            ) : (
              kilometres
            )}
            <Button type="submit">{t('ownership.estimate')}</Button>
          </Stack>
        </form>
      </Card>
    </AdSection>
  );
}
