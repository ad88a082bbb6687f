import type { MyAd } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { Link } from '@volan/ui/Link';
import { adHref } from '../../../blocks/adCard/adCardData.ts';
import { AnswerAlert } from '../../../blocks/forms/AnswerAlert.tsx';
import { useWithheld } from '../../../blocks/offers/useWithheld.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { ownAdRow } from '../../../shell/ownAds/ownAdRow.ts';
import { useShell } from '../../../shell/useShell.ts';
import { controlId } from '../adForm/AdFormContext.ts';

/** What brought somebody here. */
export interface SentAd {
  /** Which one it is. */
  readonly id: number | null;
  /** The draft that became an ad: it leaves the browser. */
  readonly draft: string | null;
  /** The ad was sent and waits for a moderator, or is public. */
  readonly sent: 'active' | 'pending' | null;
  /** The ad was changed, and is this now. */
  readonly edited: 'active' | 'pending' | 'paused' | null;
  /** Contact data in its text was masked. */
  readonly masked: boolean;
  /** Signs were left out of its short line. */
  readonly leftOut: boolean;
}

/**
 * The result for the ad that the user has just sent, with a link to its page. A published ad can be promoted as the next
 * step; an ad without a phone says so, with a link to its field. [M54]
 */
export function SentNotice({
  sent: { id, sent, edited, masked, leftOut },
  ad,
}: {
  sent: SentAd;
  ad: MyAd | undefined;
}) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const { categories } = useShell();
  const withheld = useWithheld();
  const said = edited
    ? { title: t('my-ads.saved'), text: t(`my-ads.saved-${edited}-text`) }
    : sent && { title: t(`my-ads.sent-${sent}`), text: t(`my-ads.sent-${sent}-text`) };
  if (!said) return null;

  const isWithoutPhone = ad !== undefined && !ad.has_phone;
  const category = categories.find(({ id }) => id === ad?.category_id)?.slug ?? null;
  const edit = isWithoutPhone && ad.actions.includes('edit') ? ownAdRow(ad, site, category, messages).edit : null;
  // its seller sees it in every state; without its title the address has only its number
  const openHref = ad ? adHref(site, ad) : id === null ? null : pagePath(site, 'adDetails', { adId: id });
  const canPromote = sent === 'active' && edited === null && id !== null && !withheld.includes('boosts');
  const texts = [
    said.text,
    canPromote && t('my-ads.promote-next'),
    masked && t(isWithoutPhone ? 'my-ads.masked-without-phone' : 'my-ads.masked'),
    leftOut && t('my-ads.left-out'),
    isWithoutPhone && t('my-ads.no-phone'),
  ];

  return (
    <AnswerAlert
      tone={(edited ?? sent) === 'active' ? 'positive' : 'info'}
      title={said.title}
      actions={
        openHref !== null && (
          <>
            {canPromote && (
              <Button size="small" icon="rocket" href={`${pagePath(site, 'boosts', {})}?ad=${id}`}>
                {t('boosts.promote')}
              </Button>
            )}
            <Link href={openHref}>{t('my-ads.open-ad')}</Link>
            {edit !== null && <Link href={`${edit}#${controlId('phone')}`}>{t('my-ads.add-phone')}</Link>}
          </>
        )
      }
    >
      {texts.filter(Boolean).join(' ')}
    </AnswerAlert>
  );
}
