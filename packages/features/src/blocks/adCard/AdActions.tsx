import type { AdListed } from '@volan/api-contract';
import type { AdCardProps } from '@volan/ui/AdCard';
import { CompareButton } from '@volan/ui/CompareButton';
import { compareFormId } from './compareFormId.ts';
import type { Words } from '../../runtime/site/useWords.ts';

export interface AdActionsProps extends Pick<AdCardProps, 'layout'> {
  ad: Pick<AdListed, 'id' | 'tiers'>;
  words: Pick<Words, 't'>;
}

/** The buttons of a card, the same for every reader: `CompareForm` shows which ads are compared. */
export function AdActions({ ad, layout, words: { t } }: AdActionsProps) {
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
