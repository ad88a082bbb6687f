import type { Account, FastAdDetails, MyFastAd } from '@volan/api-contract';
import { fastAdLimits } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Grid } from '@volan/ui/Grid';
import { Link } from '@volan/ui/Link';
import { Photo } from '@volan/ui/Photo';
import { QuickAdTile } from '@volan/ui/QuickAdTile';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Tag } from '@volan/ui/Tag';
import { Text } from '@volan/ui/Text';
import { priceText } from '../../../blocks/adCard/adCardData.ts';
import { missingPicture, pictureOf } from '../../../blocks/adCard/adPictures.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AccountPage } from '../../../shell/account/AccountPage.tsx';
import { noticeOf, statusTones } from '../../../shell/ownAds/ownAdState.ts';

export interface FastAdPreviewPageProps {
  account: Account;
  /** As buyers see it while it is active. */
  ad: FastAdDetails;
  /** Its state. */
  mine: MyFastAd;
}

/** A fast ad in any state, for its seller and for administrators: what buyers see, and why they see it or not. [B39] */
export function FastAdPreviewPage({ account, ad, mine }: FastAdPreviewPageProps) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const notice = noticeOf(mine, site.now, fastAdLimits.warningDays, messages);
  const isPublic = mine.status === 'active';
  const missing = missingPicture({ highlights: [], kind: '' }, messages);
  const [cover, ...others] = ad.images;

  return (
    <AccountPage account={account} page="myFastAds" title={t('my-fast-ads.preview')}>
      <Alert
        tone={isPublic ? 'positive' : 'info'}
        title={t(`ad-status.${mine.status}`)}
        actions={
          <Row gap={2} wrap>
            {mine.actions.includes('edit') && (
              <Button size="small" icon="pencil" href={pagePath(site, 'editFastAd', { fastAdId: ad.id })}>
                {t('my-ads.do-edit')}
              </Button>
            )}
            <Link href={pagePath(site, 'myFastAds', {})}>{t('my-fast-ads.title')}</Link>
          </Row>
        }
      >
        {t(isPublic ? 'my-fast-ads.preview-active' : 'my-fast-ads.preview-hidden')}
        {notice && <span dir="auto"> {notice.text}</span>}
      </Alert>
      <Grid layout="pair">
        <Stack gap={1}>
          <QuickAdTile
            headingLevel={2}
            first
            ad={{
              title: ad.line,
              price: priceText(ad, messages),
              line: [ad.place.city ?? ad.place.region?.title, ad.category.title].filter(Boolean).join(' · '),
              picture: cover && pictureOf(cover, '', 'page'),
              missingPicture: missing,
            }}
          />
          {others.length > 0 && (
            <Grid layout="triple">
              {others.map((image, index) => (
                <Photo
                  key={image.id}
                  picture={pictureOf(image, t('pictures.numbered', { number: index + 2 }))}
                  missing={missing}
                  sizes="160px"
                  rounded
                />
              ))}
            </Grid>
          )}
        </Stack>
        <Card kind="panel" padding="panel" gap={1.5}>
          <Row gap={1} wrap>
            <Tag tone={statusTones[mine.status]}>{t(`ad-status.${mine.status}`)}</Tag>
            {ad.negotiable && <Tag tone="neutral">{t('price-type.negotiable')}</Tag>}
            {ad.tags.map((tag) => (
              <Tag key={tag} tone="neutral">
                {t(`fast-ad-form.tag-${tag}`)}
              </Tag>
            ))}
          </Row>
          <Text strong>{ad.seller.name}</Text>
          <Text tone="secondary">{t(ad.has_phone ? 'selling.phone-hint' : 'my-ads.no-phone')}</Text>
        </Card>
      </Grid>
    </AccountPage>
  );
}
