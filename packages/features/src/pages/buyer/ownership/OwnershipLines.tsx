import { perHundredKilometres, perMonth, type OwnershipLine, type OwnershipQuestion } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Heading } from '@volan/ui/Heading';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { StatTiles } from '@volan/ui/StatTiles';
import { Text } from '@volan/ui/Text';
import { PlainTable } from '../../../blocks/plainTable/PlainTable.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { LineSource } from '../imports/LineSource.tsx';
import { sentencesOf, type Ownership } from './ownershipTable.ts';

/** Questions that an official text would answer; the others are about the vehicle or the visitor. */
const officialQuestions: readonly OwnershipQuestion[] = [
  'insurance',
  'inspection',
  'use-tax',
  'reduction',
  'sticker',
  'local-fee',
  'unit-price',
];

/** How a line came about, with its source and the day of it. */
function Basis({ line, ownership }: { line: OwnershipLine; ownership: Ownership }) {
  const messages = useMessages();
  const { t, date } = messages;
  const { question, depreciation, source } = line;

  return (
    <Stack gap={0.5}>
      {sentencesOf(line, ownership, messages).map((sentence) => (
        <Text key={sentence}>{sentence}</Text>
      ))}
      {depreciation ? (
        <Text role="caption" tone="secondary">
          {t('import.source')} {t('ownership.own-ads')}
          {' · '}
          {date(ownership.terms.day, 'UTC')}
        </Text>
      ) : (
        <LineSource source={source} isOpen={question !== null && officialQuestions.includes(question)} />
      )}
    </Stack>
  );
}

/** The sums of an estimate: for a year, a month, 100 km and all years. [N16] */
export function OwnershipSums({ ownership: { vehicle, cost } }: { ownership: Ownership }) {
  const { t, money } = useMessages();
  const { total, open } = cost;

  return (
    <Stack gap={1.5}>
      <StatTiles
        size="plain"
        label={t('ownership.result')}
        tiles={[
          { label: t('ownership.per-year'), value: money(total, 'EUR') },
          { label: t('ownership.per-month'), value: money(perMonth(total), 'EUR') },
          {
            label: t('ownership.per-distance'),
            value: money(perHundredKilometres(total, vehicle.kilometres), 'EUR'),
          },
          {
            label: t('ownership.in-all', { years: t('ownership.years-count', { count: vehicle.years }) }),
            value: money(total * vehicle.years, 'EUR'),
          },
        ]}
      />
      <Text>{open > 0 ? t('ownership.open-lines', { count: open }) : t('import.complete')}</Text>
      <Text tone="secondary">{t('ownership.no-decision')}</Text>
    </Stack>
  );
}

/** Every line of an estimate with its amounts or its question, and the same as a file. [N16] */
export function OwnershipLines({ ownership, csvHref }: { ownership: Ownership; csvHref: string }) {
  const { t, money } = useMessages();
  const { vehicle, cost } = ownership;
  const amounts = (yearly: number) =>
    [yearly, perMonth(yearly), perHundredKilometres(yearly, vehicle.kilometres)].map((each) => money(each, 'EUR'));

  return (
    <Stack as="section" gap={2} labelledBy="ownership-lines">
      <Heading level={2} id="ownership-lines">
        {t('ownership.lines')}
      </Heading>
      <PlainTable
        caption={t('ownership.lines')}
        columns={[
          { name: t('import.line') },
          { name: t('import.basis') },
          { name: t('ownership.per-year'), isNumber: true },
          { name: t('ownership.per-month'), isNumber: true },
          { name: t('ownership.per-distance'), isNumber: true },
        ]}
        rows={[
          ...cost.lines.map((line) => [
            t(`ownership.${line.key}`),
            <Basis key={line.key} line={line} ownership={ownership} />,
            ...(line.amount === null ? [t('import.open'), '–', '–'] : amounts(line.amount)),
          ]),
          [
            t(cost.open > 0 ? 'import.known' : 'import.total'),
            cost.open > 0 ? t('ownership.open-lines', { count: cost.open }) : t('import.complete'),
            ...amounts(cost.total),
          ],
        ]}
      />
      <Row>
        <Button icon="download" href={csvHref} rel="nofollow">
          {t('ownership.download')}
        </Button>
      </Row>
    </Stack>
  );
}
