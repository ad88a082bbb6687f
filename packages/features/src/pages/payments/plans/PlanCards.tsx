import type { OwnPlans, Plan, PlanOffer } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { Grid } from '@volan/ui/Grid';
import { PlanCard } from '@volan/ui/PlanCard';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { placeAdLink } from '../../../shell/headerLinks.ts';
import { useWithheld } from '../../../blocks/offers/useWithheld.ts';
import { planHref } from './planHref.ts';
import { planFeatures } from './planTexts.ts';

export interface PlanCardsProps {
  plans: readonly Plan[];
  /** The packets of the account and its prices; null for a visitor. */
  own: OwnPlans | null;
  /** The account is private: packets that cost something are for companies only. @default false */
  needsCompany?: boolean;
}

/** The packet that is recommended: the first one that costs something. */
const recommended = 'lot';

const verbs = { first: 'plans.choose', larger: 'plans.upgrade', later: 'plans.later' } as const;

interface ChoiceProps extends Required<Pick<PlanCardsProps, 'own' | 'needsCompany'>> {
  plan: Plan;
  offer: PlanOffer | undefined;
}

/** The price for an account if it differs from the card, or when the packet would begin. */
function OfferTerms({ offer }: { offer: PlanOffer }) {
  const { t, money, date } = useMessages();
  const { kind, price, unused, unused_days: count, is_beside_gift: isBesideGift, currency, starts } = offer;
  if (isBesideGift) {
    return (
      <Text role="small" tone="secondary">
        {t('plans.gift')}
      </Text>
    );
  }
  if (kind === 'first' || (kind === 'larger' && unused === 0)) return null;

  return (
    <Text role="small" tone="secondary">
      {kind === 'later'
        ? t('plans.begins', { date: date(starts) })
        : t('plans.now-costs', { price: money(price, currency), unused: money(unused, currency), count })}
    </Text>
  );
}

/** The button of a packet: its label depends on who sees it. */
function PlanChoice({ plan, own, needsCompany, offer }: ChoiceProps) {
  const site = useSite();
  const messages = useMessages();
  const { t, date } = messages;
  const withheld = useWithheld();
  const name = t(`plans.name-${plan.id}`);
  const isCurrent = own?.active.id === plan.id;
  const end = own?.active.end;
  const current = isCurrent && (
    <Button disabled block>
      {t('plans.current')}
      {typeof end === 'string' && `, ${t('plans.until', { date: date(end) })}`}
    </Button>
  );
  const place = placeAdLink(site, messages);
  if (plan.id === 'free' && own === null && place) {
    return (
      <Button href={place.href} block>
        {place.label}
      </Button>
    );
  }
  if (plan.id === 'free') return current || null;
  if (withheld.includes('payments')) return current || null;

  const companyOnly = (
    <Text role="small" tone="secondary">
      {t('plans.needs-company')}
    </Text>
  );
  if (needsCompany) {
    return (
      <Stack gap={1}>
        {current}
        {companyOnly}
        <Button href={pagePath(site, 'ownCompany', {})} block>
          {t('own-company.register')}
        </Button>
      </Stack>
    );
  }

  const verb = isCurrent ? 'plans.extend' : verbs[offer?.kind ?? 'first'];
  const isFirst = !isCurrent && (offer?.kind === 'larger' || (plan.id === recommended && offer?.kind !== 'later'));

  return (
    <Stack gap={1}>
      {current}
      {own === null && companyOnly}
      {offer && <OfferTerms offer={offer} />}
      <Button variant={isFirst ? 'primary' : 'secondary'} href={planHref(site, plan.id)} block>
        {t(verb, { name })}
      </Button>
    </Stack>
  );
}

/** Packets beside one another, the one of the account marked. [A08, B23] */
export function PlanCards({ plans, own, needsCompany = false }: PlanCardsProps) {
  const messages = useMessages();
  const { t, money } = messages;
  return (
    <Grid layout="panels3" as="ul">
      {plans.map((plan) => (
        <li key={plan.id}>
          <PlanCard
            name={t(`plans.name-${plan.id}`)}
            audience={t(`plans.for-${plan.id}`)}
            price={money(plan.price, plan.currency)}
            period={t('plans.period', { count: plan.months ?? 1 })}
            features={planFeatures(plan, messages)}
            action={
              <PlanChoice
                plan={plan}
                own={own}
                needsCompany={needsCompany}
                offer={own?.offers.find(({ id }) => id === plan.id)}
              />
            }
            {...(plan.id === recommended && { recommended: t('plans.recommended') })}
          />
        </li>
      ))}
    </Grid>
  );
}
