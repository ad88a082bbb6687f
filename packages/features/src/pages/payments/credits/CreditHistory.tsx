import type { CreditMovement, CreditMovementListMeta } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { CreditLedger } from '@volan/ui/CreditLedger';
import { EmptyState } from '@volan/ui/EmptyState';
import { Heading } from '@volan/ui/Heading';
import { Pagination } from '@volan/ui/Pagination';
import { Row } from '@volan/ui/Row';
import { Select } from '@volan/ui/Select';
import { pagerOf } from '../../../blocks/pager/pagerOf.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { creditKinds, creditSpans, creditsAddress, creditsFileAddress, type CreditsAsk } from './creditsAddress.ts';
import { movementText } from '../../../blocks/credits/movementText.ts';

export interface CreditHistoryProps {
  movements: readonly CreditMovement[];
  meta: CreditMovementListMeta;
  ask: CreditsAsk;
}

/** Chooses kind and span: a plain form that asks for this page again. */
function ChooseMovements({ ask }: Pick<CreditHistoryProps, 'ask'>) {
  const site = useSite();
  const { t } = useMessages();
  return (
    <form method="get" action={`${pagePath(site, 'credits', {})}#history`}>
      <Row gap={1} align="end" wrap>
        <Select
          key={`kind ${ask.kind}`}
          id="credits-kind"
          name="kind"
          size="small"
          label={t('credits.of-kind')}
          defaultValue={ask.kind ?? ''}
          options={[
            { value: '', label: t('credits.all-kinds') },
            ...creditKinds.map((kind) => ({ value: kind, label: t(`credits.kind.${kind}`) })),
          ]}
        />
        <Select
          key={`span ${ask.span}`}
          id="credits-span"
          name="span"
          size="small"
          label={t('stats.span')}
          defaultValue={ask.span}
          options={creditSpans.map((span) => ({ value: span, label: t(`credits.span-${span}`) }))}
        />
        <Button type="submit" size="small">
          {t('stats.show')}
        </Button>
      </Row>
    </form>
  );
}

/** How the credits came and went, chosen by kind and span, with the same as a file. [B15, M44] */
export function CreditHistory({ movements, meta, ask }: CreditHistoryProps) {
  const site = useSite();
  const messages = useMessages();
  const { t, number, date } = messages;
  const isChosen = ask.kind !== null || ask.span !== 'all';
  const anchor = (address: string) => `${address}#history`;
  const empty = isChosen ? (
    <EmptyState
      icon="search"
      title={t('credits.none-chosen')}
      help={t('credits.none-chosen-text')}
      action={<Button href={anchor(pagePath(site, 'credits', {}))}>{t('credits.show-all')}</Button>}
      headingLevel={3}
    />
  ) : (
    <EmptyState icon="coins" title={t('credits.none')} help={t('credits.none-text')} headingLevel={3} />
  );

  return (
    <Card as="section" kind="panel" padding="panel" gap={2} labelledBy="history">
      <Row justify="between" align="baseline" gap={2} wrap>
        <Heading level={2} size="h3" id="history">
          {t('credits.history')}
        </Heading>
        {movements.length > 0 && (
          <Button
            size="small"
            icon="download"
            href={creditsFileAddress(site, ask)}
            download
            aria-label={`${t('stats.csv')}: ${t('credits.file')}`}
          >
            {t('stats.csv')}
          </Button>
        )}
      </Row>
      {(movements.length > 0 || isChosen) && <ChooseMovements ask={ask} />}
      <CreditLedger
        label={t('credits.history')}
        columns={{
          text: t('credits.change'),
          date: t('credits.date'),
          amount: t('credits.amount'),
          balance: t('credits.left'),
        }}
        movements={movements.map((movement) => ({
          id: String(movement.id),
          text: movementText(movement, messages),
          ...(movement.ad && { href: `${pagePath(site, 'stats', {})}?ad=${movement.ad.id}` }),
          date: date(movement.at),
          dateTime: movement.at,
          amount: `${movement.change > 0 ? '+' : '−'}${number(Math.abs(movement.change))}`,
          gain: movement.change > 0,
          balance: number(movement.left),
        }))}
        empty={empty}
      />
      {meta.pages > 1 && (
        <Pagination
          {...pagerOf(meta.page, meta.pages, (page) => anchor(creditsAddress(site, { ...ask, page })), messages)}
        />
      )}
    </Card>
  );
}
