import type { Plan } from '@volan/api-contract';
import { VisuallyHidden } from '@volan/ui/VisuallyHidden';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { planCell, planRows } from './planTexts.ts';
import * as styles from './plans.css.ts';

/** The limits of each packet, and the meaning of each limit in a sentence. [M13] */
export function PlanTable({ plans }: { plans: readonly Plan[] }) {
  const messages = useMessages();
  const { t } = messages;
  const empty: ReadonlySet<string> = new Set([t('plans.no'), '0']);

  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{t('plans.compare')}</VisuallyHidden>
      </caption>
      <thead className={styles.head}>
        <tr className={styles.headRow}>
          <th scope="col" className={styles.corner}>
            {t('plans.limit')}
          </th>
          {plans.map(({ id }) => (
            <th key={id} scope="col" className={styles.planName}>
              {t(`plans.name-${id}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {planRows.map((row) => (
          <tr key={row} className={styles.row}>
            <th scope="row" className={styles.limit}>
              <span className={styles.limitName}>{t(`plans.row-${row}`)}</span>
              <span className={styles.limitAbout}>{t(`plans.about-${row}`)}</span>
            </th>
            {plans.map((plan) => {
              const cell = planCell(row, plan, messages);
              return (
                <td key={plan.id} className={styles.value}>
                  {empty.has(cell) ? <span className={styles.none}>{cell}</span> : cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
