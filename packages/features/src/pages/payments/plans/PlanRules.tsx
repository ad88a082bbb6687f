import { listingLimits } from '@volan/domain-rules';
import { Heading } from '@volan/ui/Heading';
import { Text } from '@volan/ui/Text';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import * as styles from './plans.css.ts';

/** What holds for packets: paying, changing, going on and ending. [M13, T09c, L11] */
export function PlanRules() {
  const { t, number } = useMessages();
  const rules = [
    [t('plans.rule-pay'), t('plans.rule-pay-text')],
    [t('plans.rule-larger'), t('plans.rule-larger-text')],
    [t('plans.rule-later'), t('plans.rule-later-text')],
    [t('plans.rule-renew'), t('plans.rule-renew-text')],
    [t('plans.rule-end'), t('plans.over-limit')],
    [t('plans.rule-free'), t('plans.rule-free-text', { count: number(listingLimits.adsInFreePeriod) })],
  ] as const;
  return (
    <div className={styles.rules}>
      {rules.map(([name, text]) => (
        <div key={name} className={styles.rule}>
          <Heading level={3} size="title">
            {name}
          </Heading>
          <Text tone="secondary">{text}</Text>
        </div>
      ))}
    </div>
  );
}
