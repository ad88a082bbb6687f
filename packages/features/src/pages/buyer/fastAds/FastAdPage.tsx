import type { FastAd, FastAdDetails } from '@volan/api-contract';
import { messageCircleIcon, bookmarkIcon } from '@volan/ui/icons';
import {
  AdTitle,
  Button,
  BuyCard,
  DetailsLayout,
  IconButton,
  Link,
  Price,
  Row,
  SafetyBox,
  SellerCard,
  Stack,
  StickyContactBar,
  Text,
  type AdTitleProps,
} from '@volan/ui';
import { favouriteFormIds } from '../../../blocks/adCard/favouriteFormId.ts';
import { isVehicle } from '../../../blocks/adCard/isVehicle.ts';
import { outlineOfKind } from '../../../blocks/adCard/outlineOfKind.ts';
import { fastAdHref } from '../../../blocks/fastAds/fastAdHref.ts';
import { FavouriteForm } from '../../../blocks/favourites/FavouriteForm.tsx';
import { ShareIsland } from '../../../blocks/share/Share.island.tsx';
import { island } from '../../../runtime/hydration/island.tsx';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { originOf } from '../../../runtime/site/siteAddress.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { PageHead } from '../../../shell/head/PageHead.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { useShell } from '../../../shell/useShell.ts';
import { ContactButton, contactFormId } from '../ad/ContactButton.tsx';
import { GalleryIsland } from '../ad/Gallery.island.tsx';
import { galleryLabels, galleryPictures } from '../ad/galleryOf.ts';
import { forBuyers } from '../ad/ownAd.css.ts';
import { placeText, sellerOf } from '../ad/sellerOf.ts';
import { fastAdHead } from './fastAdHead.ts';
import { fastAdPrice, fastAdTags } from './fastAdText.ts';
import * as styles from './fastAds.css.ts';
import { NearFastAds } from './NearFastAds.tsx';

/** The pictures, on a public page as an island. */
const HydratedGallery = island('gallery', GalleryIsland);

/** The button that shares the page, on a public page as an island. */
const HydratedShare = island('share', ShareIsland);

export interface FastAdPageProps {
  ad: FastAdDetails;
  /** Fast ads of the same category nearby, the newest first. */
  near: readonly FastAd[];
}

/** The page of a fast ad: pictures, one line, the price, and the ways to the seller. [B38, M17, M53] */
export function FastAdPage({ ad, near }: FastAdPageProps) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const { categories } = useShell();
  const kind = categories.find(({ id }) => id === ad.category.id)?.kind ?? '';
  const tags = fastAdTags(ad, site.now, messages);
  const offer = {
    price: fastAdPrice(ad, messages),
    ...(ad.negotiable && { priceNote: t('price-type.negotiable') }),
    tags: [],
  };
  // visitors sign in first, and come to the conversation then
  const writeHref = pagePath(site, 'conversation', { adId: ad.id, accountId: ad.seller.id });

  return (
    <SitePage end={<FastContactBar ad={ad} price={offer.price} writeHref={writeHref} />}>
      <FavouriteForm kind="ads" page="savedFastAds" />
      <Link href={pagePath(site, 'fastAds', {})} standalone quiet size="small" icon="chevron-left">
        {t('fast-list.title')}
      </Link>
      <DetailsLayout
        lead={
          <Stack gap={2.5}>
            <div className={styles.pictures}>
              <HydratedGallery
                id="gallery"
                title={ad.line}
                pictures={galleryPictures({ images: ad.images, title: ad.line }, messages)}
                missing={{ outline: outlineOfKind(kind), label: t('card.no-picture') }}
                labels={galleryLabels(ad, messages)}
              />
            </div>
            <FastAdLead ad={ad} tags={tags} offer={offer} />
          </Stack>
        }
        aside={<FastAdAside ad={ad} offer={offer} writeHref={writeHref} />}
      >
        <SafetyBox
          title={t('ad.safety')}
          rules={[...(isVehicle(kind) ? [t('ad.safety-see')] : []), t('ad.safety-deposit')]}
        />
      </DetailsLayout>
      <NearFastAds ad={ad} near={near} />
      {/* Without a script the button leads to a page with the number. */}
      {ad.has_phone && (
        <form id={contactFormId} method="post" action={pagePath(site, 'adPhone', { adId: ad.id })} hidden />
      )}
      <PageHead {...fastAdHead(ad, site, messages)} />
    </SitePage>
  );
}

interface PartProps {
  ad: FastAdDetails;
  offer: AdTitleProps['offer'];
}

/** The line of the seller, the place, and how long the ad has been here. */
function FastAdLead({ ad, offer, tags }: PartProps & Pick<AdTitleProps, 'tags'>) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const share = {
    url: originOf(site) + fastAdHref(site, ad),
    title: ad.line,
    label: t('ad.share'),
    copied: t('ad.link-copied'),
  };

  return (
    <Stack gap={2}>
      <AdTitle title={ad.line} tags={tags} offer={offer} />
      <Text tone="secondary">
        {placeText(ad.place, messages)} · {messages.age(ad.created_at)} · {t('fast-page.views', { count: ad.views })}
      </Text>
      <Row gap={1} wrap>
        <Button
          icon={bookmarkIcon}
          type="submit"
          pressed={false}
          form={favouriteFormIds.ads}
          name="ad"
          value={String(ad.id)}
        >
          {t('card.favourite')}
        </Button>
        <HydratedShare share={share} look="label" />
      </Row>
    </Stack>
  );
}

interface ContactProps {
  ad: FastAdDetails;
  /** Where the seller is written to. */
  writeHref: string;
}

/** Beside the line: the price, the ways to the seller, who that is, and the report. */
function FastAdAside({ ad, offer, writeHref }: PartProps & ContactProps) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;

  return (
    <Stack gap={1.5}>
      <BuyCard
        {...offer}
        contact={
          <Stack gap={1}>
            <ContactButton of={{ ad: ad.id }} hasPhone={ad.has_phone} visited={{ of: 'ads', id: ad.id }} />
            <Button block icon={messageCircleIcon} href={writeHref} rel="nofollow">
              {t('messages.to-seller')}
            </Button>
          </Stack>
        }
        seller={{ title: t('ad.seller'), card: <SellerCard {...sellerOf(ad, site, messages)} /> }}
      />
      <Row justify="center">
        <Text role="caption" tone="tertiary">
          {t('ad.number', { id: String(ad.id) })}
        </Text>
      </Row>
      <div className={forBuyers}>
        <Row justify="center" gap={2} wrap>
          <Link href={pagePath(site, 'reportAd', { adId: ad.id })} size="small" standalone rel="nofollow">
            {t('ad.report')}
          </Link>
          <Link href={`${writeHref}?report=1`} size="small" standalone rel="nofollow">
            {t('report.seller')}
          </Link>
        </Row>
      </div>
    </Stack>
  );
}

/** Below a small screen: the price, and the ways to the seller. */
function FastContactBar({ ad, price, writeHref }: ContactProps & { price: string }) {
  const { t } = useMessages();

  return (
    <StickyContactBar label={t('fact.price')}>
      <Price>{price}</Price>
      {ad.has_phone ? (
        <>
          <IconButton
            icon={messageCircleIcon}
            label={t('messages.to-seller')}
            variant="outlined"
            href={writeHref}
            rel="nofollow"
          />
          <ContactButton of={{ ad: ad.id }} hasPhone compact />
        </>
      ) : (
        <Button variant="primary" grow icon={messageCircleIcon} href={writeHref} rel="nofollow">
          {t('messages.to-seller')}
        </Button>
      )}
    </StickyContactBar>
  );
}
