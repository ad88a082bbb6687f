import type { CompanyDetails, HoursException } from '@volan/api-contract';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { SpecList, type SpecRow } from '@volan/ui/SpecList';
import { Text } from '@volan/ui/Text';
import { useMessages, type Messages } from '../../runtime/site/useMessages.ts';
import { hoursRows } from './hoursRows.ts';

/** How many of the next days with other hours are shown. */
const shownExceptions = 8;

/** "25.12.2026. – 27.12.2026.", "zatvoreno". */
function exceptionRow({ from, to, hours }: HoursException, { t, date }: Messages): SpecRow {
  const [first, last] = [date(from, 'UTC'), date(to, 'UTC')];

  return {
    label: from === to ? first : `${first} – ${last}`,
    value: hours ? `${hours.opens}–${hours.closes}` : t('company.closed'),
  };
}

/** The hours of a week, and the next days with other hours. [M12, M58] */
export function HoursCard({ of }: { of: Pick<CompanyDetails, 'opening_hours' | 'hours_exceptions'> }) {
  const messages = useMessages();
  const { opening_hours: hours, hours_exceptions: exceptions } = of;
  return (
    <Card kind="panel" gap={1.5}>
      <Heading level={3}>{messages.t('company.hours')}</Heading>
      {hours ? (
        <SpecList columns={1} rows={hoursRows(hours, messages)} />
      ) : (
        <Text role="small" tone="secondary">
          {messages.t('company.no-hours')}
        </Text>
      )}
      {exceptions.length > 0 && (
        <>
          <Heading level={4}>{messages.t('own-company.exceptions')}</Heading>
          <SpecList
            columns={1}
            rows={exceptions.slice(0, shownExceptions).map((days) => exceptionRow(days, messages))}
          />
        </>
      )}
    </Card>
  );
}
