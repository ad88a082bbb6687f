import {
  deedPoints,
  deedsAMonth,
  loyaltyLevels,
  loyaltyRewards,
  pointPrice,
  type LoyaltyLevel,
} from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { Icon } from '@volan/ui/Icon';
import { checkIcon, chevronDownIcon } from '@volan/ui/icons';
import type { IconName } from '@volan/ui/names';
import { Row } from '@volan/ui/Row';
import { Text } from '@volan/ui/Text';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { originOf } from '../../../runtime/site/siteAddress.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { PageHead } from '../../../shell/head/PageHead.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { PlainTable } from '../../../blocks/plainTable/PlainTable.tsx';
import * as styles from './loyalty.css.ts';
import { offerText } from './loyaltyTexts.ts';

const marks: Readonly<Record<LoyaltyLevel['id'], IconName>> = { driver: 'car', regular: 'star', expert: 'medal' };

/** "100 RSD": what one point is paid for. */
function usePointPrice() {
  const { creditCurrency: currency } = useSite().brand;
  return useMessages().money(pointPrice[currency], currency);
}

/** One level: from how many points on, and what it brings. */
function LevelCard({ level: { id, from } }: { level: LoyaltyLevel }) {
  const messages = useMessages();
  const { t } = messages;
  const price = usePointPrice();
  const facts = [
    ...(from === 0 ? [t('loyalty.per-amount', { price })] : []),
    ...loyaltyRewards.filter(({ level }) => level === id).map((reward) => offerText(reward, messages)),
  ];

  return (
    <Card as="li" kind="panel">
      <span className={styles.mark}>
        <Icon name={marks[id]} size={24} />
      </span>
      <Heading level={3}>{t(`loyalty.level-${id}`)}</Heading>
      <Text role="small" tone="secondary">
        {from === 0 ? t('loyalty.from-start') : t('loyalty.from', { points: t('loyalty.count', { count: from }) })}
      </Text>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact} className={styles.fact}>
            <span className={styles.check}>
              <Icon name={checkIcon} size={16} />
            </span>
            {fact}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What gives how many points, and when they arrive. */
function HowPointsWork() {
  const { t, number } = useMessages();
  const price = usePointPrice();
  return (
    <section className={styles.part} aria-labelledby="how">
      <Heading level={2} id="how">
        {t('loyalty.how')}
      </Heading>
      <PlainTable
        caption={t('loyalty.how')}
        columns={[
          { name: t('loyalty.deed') },
          { name: t('loyalty.when') },
          { name: t('loyalty.points'), isNumber: true },
        ]}
        rows={[
          [t('loyalty.deed-payment', { price }), t('loyalty.when-payment'), number(1)],
          [t('loyalty.deed-ad'), t('loyalty.when-ad', { count: deedsAMonth.ad }), number(deedPoints.ad)],
          [t('loyalty.deed-sold'), t('loyalty.when-sold', { count: deedsAMonth.sold }), number(deedPoints.sold)],
          [t('loyalty.deed-phone'), t('loyalty.when-phone'), number(deedPoints.phone)],
        ]}
      />
    </section>
  );
}

function Rules() {
  const { t } = useMessages();
  const rules = [
    [t('loyalty.ask-expire'), t('loyalty.expire')],
    [t('loyalty.ask-worth'), t('loyalty.worth')],
    [t('loyalty.ask-often'), t('loyalty.often')],
    [t('loyalty.ask-back'), t('loyalty.back')],
    [t('loyalty.ask-company'), t('loyalty.company')],
  ] as const;
  return (
    <section className={styles.part} aria-labelledby="rules">
      <Heading level={2} id="rules">
        {t('loyalty.rules')}
      </Heading>
      <div className={styles.questions}>
        {rules.map(([ask, answer], index) => (
          <details key={ask} className={styles.question} open={index === 0}>
            <summary className={styles.ask}>
              {ask}
              <span className={styles.whenOpen}>
                <Icon name={chevronDownIcon} size={16} />
              </span>
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

export interface LoyaltyPageProps {
  /** A signed-in user is in the programme already. @default false */
  isMember?: boolean;
}

/**
 * The loyalty programme explained to everybody: levels, what gives points, rules. The same for every visitor.
 * [A09, B16, M18]
 */
export function LoyaltyPage({ isMember = false }: LoyaltyPageProps) {
  const site = useSite();
  const { t } = useMessages();
  const text = t('loyalty.lead', { price: usePointPrice() });
  const path = pagePath(site, 'loyaltyProgram', {});

  return (
    <SitePage>
      <PageHead title={t('loyalty.title')} description={text} canonical={path} origin={originOf(site)} />
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading level={1}>{t('loyalty.headline')}</Heading>
          <Text role="lead" tone="secondary">
            {text}
          </Text>
        </div>
        <Row gap={1} wrap>
          {!isMember && (
            <Button variant="primary" size="large" href={pagePath(site, 'signUp', {})}>
              {t('loyalty.join')}
            </Button>
          )}
          <Button
            variant={isMember ? 'primary' : 'secondary'}
            size="large"
            href={pagePath(site, 'myLoyaltyProgram', {})}
          >
            {t('loyalty.see-mine')}
          </Button>
        </Row>
      </div>
      <div className={styles.parts}>
        <section className={styles.part} aria-labelledby="levels">
          <Heading level={2} id="levels">
            {t('loyalty.levels')}
          </Heading>
          <Grid layout="panels3" as="ul">
            {loyaltyLevels.map((level) => (
              <LevelCard key={level.id} level={level} />
            ))}
          </Grid>
        </section>
        <HowPointsWork />
        <Rules />
      </div>
    </SitePage>
  );
}
