import type { AdListed } from '@volan/api-contract';
import type { AdCardProps } from '@volan/ui/AdCard';
import { CompareButton } from '@volan/ui/CompareButton';
import { compareFormId } from './compareFormId.ts';
import type { Messages } from '../../runtime/site/useMessages.ts';

export interface AdActionsProps extends Pick<AdCardProps, 'layout'> {
  ad: Pick<AdListed, 'id' | 'tiers'>;
  messages: Pick<Messages, 't'>;
}

/** The buttons of a card, the same for every visitor: `CompareForm` shows which ads are compared. */
export function AdActions({ ad, layout, messages: { t } }: AdActionsProps) {
  const inList = layout === 'list';
  return (
    <CompareButton
      label={t('card.compare')}
      look={inList ? (ad.tiers.includes('xl') ? 'label' : 'icon') : 'photo'}
      pressed={false}
      form={compareFormId}
      value={String(ad.id)}
    />
  );
}
