import type { Conversation, CreditMovement } from '@volan/api-contract';
import { CompactConversations } from '@volan/ui/ConversationList';
import { CreditLedger } from '@volan/ui/CreditLedger';
import { Grid } from '@volan/ui/Grid';
import { Text } from '@volan/ui/Text';
import { movementText } from '../../../blocks/credits/movementText.ts';
import { conversationSummary } from '../../../blocks/messages/conversationSummary.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { OverviewCard } from './OverviewPanel.tsx';

export interface OverviewLatestProps {
  /** The newest first. */
  movements: readonly CreditMovement[];
  /** The last written in first. */
  conversations: readonly Conversation[];
}

/** How the credits moved last, and who wrote last; both panels stay where nothing has happened yet. [B07, M44, J72] */
export function OverviewLatest({ movements, conversations }: OverviewLatestProps) {
  const site = useSite();
  const messages = useMessages();
  const { t, number, date } = messages;

  return (
    <Grid layout="panels2">
      <OverviewCard
        id="credits"
        title={t('shell.credits')}
        all={{ label: t('overview.all-movements'), href: `${pagePath(site, 'credits', {})}#history` }}
      >
        <CreditLedger
          label={t('credits.history')}
          columns={{ text: t('credits.change'), date: t('credits.date'), amount: t('credits.amount') }}
          compact
          movements={movements.map((movement) => ({
            id: String(movement.id),
            text: movementText(movement, messages),
            ...(movement.ad && { href: `${pagePath(site, 'stats', {})}?ad=${movement.ad.id}` }),
            date: date(movement.at),
            dateTime: movement.at,
            amount: `${movement.change > 0 ? '+' : '−'}${number(Math.abs(movement.change))}`,
            gain: movement.change > 0,
          }))}
          empty={<Text tone="secondary">{t('credits.none')}</Text>}
        />
      </OverviewCard>
      <OverviewCard
        id="talks"
        title={t('overview.messages')}
        all={{ label: t('overview.all-messages'), href: pagePath(site, 'messages', {}) }}
      >
        {conversations.length === 0 ? (
          <Text tone="secondary">{t('messages.empty-all')}</Text>
        ) : (
          <CompactConversations
            label={t('overview.messages')}
            conversations={conversations.map((one) => conversationSummary(one, site, messages))}
          />
        )}
      </OverviewCard>
    </Grid>
  );
}
