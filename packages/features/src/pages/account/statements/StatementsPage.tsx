import type { Account, Statement } from '@volan/api-contract';
import { EmptyState } from '@volan/ui/EmptyState';
import { Text } from '@volan/ui/Text';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AccountPage } from '../../../shell/account/AccountPage.tsx';
import { StatementCard } from './StatementCard.tsx';

export interface StatementsPageProps {
  account: Account;
  statements: readonly Statement[];
  result?: FormResult | undefined;
}

/**
 * The newest decision about each ad has the ad as its address, so that lists of ads can lead to it; every other one its
 * own.
 */
const addressOf = ({ key, ad }: Statement, index: number, all: readonly Statement[]) =>
  ad && all.findIndex((other) => other.ad?.id === ad.id) === index ? `of-ad-${ad.id}` : key;

/** Decisions about the own ads and account with their reasons, and the appeals against them. [P60] */
export function StatementsPage({ account, statements, result }: StatementsPageProps) {
  const { t } = useMessages();
  return (
    <AccountPage account={account} page="statements" title={t('statements.title')}>
      {statements.length === 0 ? (
        <EmptyState icon="circle-check" title={t('statements.none')} help={t('statements.none-text')} />
      ) : (
        <Text tone="secondary">{t('statements.intro')}</Text>
      )}
      {statements.map((statement, index) => (
        <StatementCard
          key={statement.key}
          id={addressOf(statement, index, statements)}
          statement={statement}
          result={result}
        />
      ))}
    </AccountPage>
  );
}
