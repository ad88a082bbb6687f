import type { AdDetails } from '@volan/api-contract';
import { readLoan } from '@volan/domain-rules';
import { Button, Card, Grid, Stack, Text, TextInput } from '@volan/ui';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { rateText } from '../loan/LoanResult.tsx';
import { AdSection } from './AdSection.tsx';

/**
 * What an ad costs on credit, by the example of the brand, and a form that leads to the calculator with the price of the
 * ad. For ads that offer credit. [P22, C59]
 */
export function AdLoan({ ad: { price: adPrice } }: { ad: Pick<AdDetails, 'price'> }) {
  const site = useSite();
  const messages = useMessages();
  const { t, money, number } = messages;
  if (adPrice === null) return null;

  const { rate } = site.brand.loanExample;
  const { typed, plan, deposit } = readLoan(new URLSearchParams({ price: String(adPrice) }), site.language, rate);

  return (
    <AdSection id="loan" title={t('loan.on-ad')}>
      <Card kind="panel">
        <form action={pagePath(site, 'loan', {})}>
          <Stack gap={2}>
            {plan && (
              <Text>
                {t('loan.on-ad-example', {
                  payment: money(plan.payment, 'EUR'),
                  months: number(plan.months.length),
                  deposit: money(deposit ?? 0, 'EUR'),
                  rate: messages.measure(rate, '%'),
                  effective: rateText(plan.effectiveRate, messages),
                })}
              </Text>
            )}
            <input type="hidden" name="price" value={adPrice} />
            <Grid layout="pair">
              <TextInput
                id="ad-loan-deposit"
                name="deposit"
                label={t('loan.deposit')}
                hint={t('loan.deposit-hint')}
                defaultValue={typed.deposit}
                maxLength={30}
                autoComplete="off"
              />
              <TextInput
                id="ad-loan-months"
                name="months"
                label={t('loan.months')}
                inputMode="numeric"
                defaultValue={typed.months}
                maxLength={30}
                autoComplete="off"
              />
            </Grid>
            <Button type="submit">{t('loan.compute')}</Button>
            <Text role="caption" tone="secondary">
              {t('loan.no-offer')}
            </Text>
          </Stack>
        </form>
      </Card>
    </AdSection>
  );
}
