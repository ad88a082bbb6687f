import type { OwnPlans } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { RadioCards } from '@volan/ui/RadioCards';
import { Row } from '@volan/ui/Row';
import { Text } from '@volan/ui/Text';
import { FormCard } from '../../../blocks/forms/FormCard.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

export interface NextPlanProps {
  own: OwnPlans & { readonly until: string };
  result?: FormResult | undefined;
}

/**
 * What happens when the last packet ends: nothing unless its owner chooses otherwise, and until then each time again.
 * [M13]
 */
export function NextPlan({ own, result }: NextPlanProps) {
  const { until, next, choices, balance } = own;
  const site = useSite();
  const { t, date } = useMessages();
  const form = useForm(result, 'next', 'next-');
  const chosen = choices.find(({ id }) => id === next);
  const missing = chosen ? chosen.credits - balance : 0;

  return (
    <FormCard name="next" title={t('plans.next-title', { date: date(until) })} form={form} done={t('plans.saved')}>
      {missing > 0 && (
        <Alert
          tone="caution"
          actions={
            <Button size="small" href={`${pagePath(site, 'credits', {})}#packages`}>
              {t('credits.top-up')}
            </Button>
          }
        >
          {t('plans.next-missing', { count: missing })}
        </Alert>
      )}
      <RadioCards
        key={next ?? 'none'}
        id="next-plan"
        name="plan"
        legend={t('plans.next-title', { date: date(until) })}
        defaultValue={next ?? 'none'}
        error={form.error('plan')}
        cards={[
          { value: 'none', title: t('plans.next-none'), about: t('plans.next-none-text') },
          ...choices.toReversed().map(({ id, credits }) => ({
            value: id,
            title: t('plans.next-same', { name: t(`plans.name-${id}`) }),
            about: t('plans.next-costs', { credits, balance }),
          })),
        ]}
      />
      <Text role="small" tone="secondary">
        {t('plans.next-undo')}
      </Text>
      <Row>
        <Button type="submit" variant="primary">
          {t('plans.save')}
        </Button>
      </Row>
    </FormCard>
  );
}
