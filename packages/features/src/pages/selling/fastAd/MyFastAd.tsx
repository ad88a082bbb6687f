import type { MyFastAd as OwnFastAd } from '@volan/api-contract';
import { fastAdLimits } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { IconButton } from '@volan/ui/IconButton';
import { OwnAdRow } from '@volan/ui/OwnAdRow';
import { missingPicture, pictureOf } from '../../../blocks/adCard/adPictures.ts';
import { priceText } from '../../../blocks/adCard/adCardData.ts';
import { builtLink } from '../../../shell/shellLinks.ts';
import { OwnAdForm } from '../../../shell/ownAds/OwnAdForm.tsx';
import { noticeOf, statusTones, untilOf } from '../../../shell/ownAds/ownAdState.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

/** Actions that one press does, with their signs; the first possible one is the button of the row. */
const presses = [
  ['renew', 'refresh-cw'],
  ['activate', 'undo-2'],
  ['sold', 'tag'],
] as const satisfies readonly (readonly [OwnFastAd['actions'][number], string])[];

export interface MyFastAdProps {
  ad: OwnFastAd;
  /** Where it is asked whether the ad is deleted. */
  deleteHref: string;
}

/** One own fast ad with everything that can be done with it, as buttons of a plain form. [B41, M17] */
export function MyFastAd({ ad, deleteHref }: MyFastAdProps) {
  const site = useSite();
  const messages = useMessages();
  const { t, number } = messages;
  const form = `fast-ad-${ad.id}`;
  const notice = noticeOf(ad, site.now, fastAdLimits.warningDays, messages);
  const until = untilOf(ad, messages);
  const done = presses.filter(([action]) => ad.actions.includes(action));
  const [main, ...others] = done;
  const publicHref = ad.status === 'active' ? builtLink(site, 'fastAd', { fastAdId: ad.id }) : null;
  const previewHref = builtLink(site, 'fastAdPreview', { fastAdId: ad.id });
  const isFullable = ad.actions.includes('edit') || ad.status === 'expired';
  const named = (label: string) => `${label}: ${ad.line}`;

  return (
    <>
      <OwnAdForm id={form} ad={ad.id} sendTo={null} />
      <OwnAdRow
        title={ad.line}
        href={publicHref ?? previewHref ?? pagePath(site, 'myFastAds', {})}
        price={priceText(ad, messages)}
        {...(until !== undefined && {
          until: ad.renewed ? `${until} (${t('my-fast-ads.renewed')})` : until,
        })}
        picture={ad.image ? pictureOf(ad.image, '') : undefined}
        missing={missingPicture({ highlights: [], kind: '' }, messages)}
        status={{ text: t(`ad-status.${ad.status}`), tone: statusTones[ad.status] }}
        counts={[
          { icon: 'eye', count: number(ad.views), label: t('my-ads.views') },
          { icon: 'phone', count: number(ad.reveals), label: t('my-ads.reveals') },
          { icon: 'heart', count: number(ad.favourites), label: t('my-ads.favourites') },
        ]}
        {...(notice && { notice })}
        headingLevel={2}
        {...(main && {
          action: (
            <Button
              type="submit"
              size="small"
              icon={main[1]}
              form={form}
              name="form"
              value={main[0]}
              aria-label={named(t(`my-ads.do-${main[0]}`))}
            >
              {t(`my-ads.do-${main[0]}`)}
            </Button>
          ),
        })}
        moreActions={
          <>
            {others.map(([action, icon]) => (
              <IconButton
                key={action}
                type="submit"
                size="small"
                icon={icon}
                form={form}
                name="form"
                value={action}
                label={named(t(`my-ads.do-${action}`))}
              />
            ))}
            {ad.actions.includes('edit') && (
              <IconButton
                icon="pencil"
                size="small"
                href={pagePath(site, 'editFastAd', { fastAdId: ad.id })}
                label={named(t('my-ads.do-edit'))}
              />
            )}
            {isFullable && (
              <IconButton
                icon="file-text"
                size="small"
                href={pagePath(site, 'editAd', { categorySlug: ad.category.slug, adId: ad.id })}
                label={named(t('my-fast-ads.make-full'))}
              />
            )}
            {previewHref !== null && ad.status !== 'active' && (
              <IconButton icon="eye" size="small" href={previewHref} label={named(t('my-fast-ads.see'))} />
            )}
            {ad.actions.includes('delete') && (
              <IconButton icon="trash-2" size="small" href={deleteHref} label={named(t('my-ads.do-delete'))} />
            )}
          </>
        }
      />
    </>
  );
}
