import { priceOfCredits } from '@volan/domain-rules';
import { Breadcrumbs } from '@volan/ui/Breadcrumbs';
import { Heading } from '@volan/ui/Heading';
import { SectionHead } from '@volan/ui/SectionHead';
import { Text } from '@volan/ui/Text';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { homeHref } from '../../../shell/shellLinks.ts';
import type { ReviewedCompany } from '../../../shell/account/CompanyState.tsx';
import { PacketNotice } from '../../../shell/account/PacketNotice.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { NoPayments } from '../../../blocks/offers/NoPayments.tsx';
import { useWithheld } from '../../../blocks/offers/useWithheld.ts';
import { PlanCards, type PlanCardsProps } from './PlanCards.tsx';
import { PlanRules } from './PlanRules.tsx';
import { PlansHead } from './PlansHead.tsx';
import { PlanTable } from './PlanTable.tsx';
import { Promotions } from './Promotions.tsx';
import * as styles from './plans.css.ts';

export interface PlansPageProps extends PlanCardsProps {
  /** The own company; null: none is known. @default null */
  company?: ReviewedCompany | null;
}

/**
 * Packets and promotions with their prices. Signed-in users see their own packet marked and the price of a change.
 * [A08, B23]
 */
export function PlansPage({ plans, own, needsCompany = false, company = null }: PlansPageProps) {
  const site = useSite();
  const { creditCurrency: currency } = site.brand;
  const { t, money } = useMessages();
  const withheld = useWithheld();

  return (
    <SitePage>
      <PlansHead plans={plans} />
      <Breadcrumbs
        label={t('shell.breadcrumbs')}
        crumbs={[{ label: t('shell.home'), href: homeHref(site) }, { label: t('shell.packets') }]}
      />
      <div className={styles.hero}>
        <Heading level={1}>{t('plans.hero')}</Heading>
        <Text tone="secondary">{t('plans.hero-text', { price: money(priceOfCredits(1, currency), currency) })}</Text>
      </div>
      <NoPayments />
      {!withheld.includes('boosts') && (
        <section className={styles.section} aria-labelledby="promotions">
          <SectionHead
            id="promotions"
            title={t('plans.promote')}
            {...(own && {
              all: { label: t('boosts.balance', { count: own.balance }), href: pagePath(site, 'credits', {}) },
            })}
          />
          <Promotions />
        </section>
      )}
      <section className={styles.section} aria-labelledby="packets">
        <SectionHead
          id="packets"
          title={t('plans.title')}
          note={t('plans.lead')}
          {...(own && { all: { label: t('plans.manage'), href: pagePath(site, 'myPlan', {}) } })}
        />
        {company?.status === 'new' && <PacketNotice company={company} />}
        <PlanCards plans={plans} own={own} needsCompany={needsCompany} />
      </section>
      <section className={styles.section} aria-labelledby="compare">
        <SectionHead id="compare" title={t('plans.compare')} />
        <PlanTable plans={plans} />
      </section>
      <section className={styles.section} aria-labelledby="rules">
        <SectionHead id="rules" title={t('plans.rules')} />
        <PlanRules />
      </section>
    </SitePage>
  );
}
