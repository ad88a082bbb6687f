import type { AdDetails, AdListed } from '@volan/api-contract';
import { messageCircleIcon } from '@volan/ui/icons';
import {
  AdTitle,
  Button,
  BuyCard,
  Card,
  CompareButton,
  Container,
  DetailsLayout,
  FavouriteButton,
  IconButton,
  KeyFacts,
  Link,
  Price,
  Row,
  SafetyBox,
  SellerCard,
  SkipLink,
  Stack,
  StickyContactBar,
  Text,
} from '@volan/ui';
import { useBanner } from '../../../blocks/banners/useBanner.tsx';
import { CompareForm } from '../../../blocks/compare/CompareForm.tsx';
import { compareFormId } from '../../../blocks/adCard/compareFormId.ts';
import { favouriteFormIds } from '../../../blocks/adCard/favouriteFormId.ts';
import { FavouriteForm } from '../../../blocks/favourites/FavouriteForm.tsx';
import { missingPicture } from '../../../blocks/adCard/adPictures.ts';
import { FollowButton } from '../../../blocks/favourites/FollowButton.tsx';
import { PageHead } from '../../../shell/head/PageHead.tsx';
import { Visit } from '../../../blocks/history/Visit.tsx';
import { visitOf } from '../../../blocks/history/visitOf.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { originOf } from '../../../runtime/site/siteAddress.ts';
import { mainId } from '../../../shell/mainId.ts';
import { ActedAsBanner } from '../../../shell/ActedAsBanner.tsx';
import { TextPreviewBar } from '../../../shell/TextPreviewBar.tsx';
import { PageEnd } from '../../../shell/PageEnd.tsx';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AdDescription } from './AdDescription.tsx';
import { AdImport } from './AdImport.tsx';
import { AdLoan } from './AdLoan.tsx';
import { AdOwnership } from './AdOwnership.tsx';
import type { AdTranslation } from './adTranslation.ts';
import { confirmedText } from './confirmedText.ts';
import { ContactButton, contactFormId } from './ContactButton.tsx';
import { adHead } from './adHead.ts';
import * as paper from './adPrint.css.ts';
import { forBuyers } from './ownAd.css.ts';
import { AdPriceHistory } from './AdPriceHistory.tsx';
import { AdPriceRating } from './AdPriceRating.tsx';
import { AdSpecification } from './AdSpecification.tsx';
import { AdTopBar } from './AdTopBar.tsx';
import { adOffer } from './adOffer.ts';
import { pastTags } from './adTags.ts';
import { galleryPictures, galleryLabels } from './galleryOf.ts';
import { isVehicle } from '../../../blocks/adCard/isVehicle.ts';
import { keyFacts } from './keyFacts.ts';
import { MileageBefore } from './MileageBefore.tsx';
import { sellerOf } from './sellerOf.ts';
import { usePriceAbout } from './usePriceAbout.ts';
import { OwnAdBarButton, OwnAdPanel, OwnAdStrip, type OwnAdView } from './OwnAdPanel.tsx';
import { OthersOfSeller } from './OthersOfSeller.tsx';
import { SimilarAds } from './SimilarAds.tsx';
import { island } from '../../../runtime/hydration/island.tsx';
import { GalleryIsland } from './Gallery.island.tsx';
import { adHref } from '../../../blocks/adCard/adCardData.ts';

/** The pictures, on a public page as an island. */
const HydratedGallery = island('gallery', GalleryIsland);

export interface AdPageProps {
  ad: AdDetails;
  /** Ads like this one, the nearest first. */
  similar: readonly AdListed[];
  /** Other ads of its seller, the newest first. */
  othersOfSeller?: readonly AdListed[];
  /** Its description in the language of the page, where the visitor asked for it. @default null */
  translation?: AdTranslation | null;
  /** It is an ad of the signed-in user: what they can do with it, in place of the ways to the seller. @default null */
  own?: OwnAdView | null;
}

/** The page of an ad. It has no site header: its own bar leads back to the results. [B29, M53] */
export function AdPage({ ad, similar, othersOfSeller = [], translation = null, own = null }: AdPageProps) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const offer = adOffer(ad, messages, usePriceAbout(ad.price));
  const facts = keyFacts(ad, site, messages);
  // visitors sign in first, and come to the conversation then
  const writeHref = pagePath(site, 'conversation', { adId: ad.id, accountId: ad.seller.id });

  return (
    <>
      <SkipLink to={mainId}>{t('shell.skip-to-content')}</SkipLink>
      <Visit {...visitOf(ad, site, messages)} />
      <AdTopBar ad={ad} isOwn={own !== null} />
      <ActedAsBanner />
      <TextPreviewBar />
      <CompareForm categoryId={ad.category.id} />
      <FavouriteForm kind="ads" />
      {own === null && <FavouriteForm kind="sellers" />}
      <Container as="main" id={mainId} top>
        {own && <OwnAdStrip own={own} path={adHref(site, ad)} />}
        <p className={paper.source} aria-hidden>
          {site.brand.name} · {originOf(site)}
          {adHref(site, ad)}
        </p>
        <HydratedGallery
          id="gallery"
          title={ad.title}
          pictures={galleryPictures(ad, messages)}
          missing={missingPicture(ad, messages)}
          labels={galleryLabels(ad, messages)}
        />
        <DetailsLayout
          lead={
            <Stack gap={2.5}>
              <AdTitle title={ad.title} line={ad.line} tags={pastTags(ad)} offer={offer} />
              {facts.length > 0 && <KeyFacts facts={facts} />}
              <MileageBefore ad={ad} />
            </Stack>
          }
          aside={
            own ? (
              <OwnAdAside ad={ad} offer={offer} own={own} />
            ) : (
              <AdAside ad={ad} offer={offer} writeHref={writeHref} />
            )
          }
        >
          <AdDescription ad={ad} translation={translation} />
          <AdSpecification ad={ad} />
          {(isVehicle(ad.kind) || ad.price_comparison.kind !== 'not-comparable') && <AdPriceRating ad={ad} />}
          <AdPriceHistory ad={ad} />
          {ad.credit && <AdLoan ad={ad} />}
          <AdImport ad={ad} />
          <AdOwnership ad={ad} />
          <SafetyBox
            title={t('ad.safety')}
            rules={[t('ad.safety-see'), t('ad.safety-deposit'), ...(isVehicle(ad.kind) ? [t('ad.safety-number')] : [])]}
          />
        </DetailsLayout>
        <Stack gap={6}>
          <OthersOfSeller ad={ad} others={othersOfSeller} />
          <SimilarAds ad={ad} similar={similar} title={t('ad.similar')} />
          {useBanner('ad', 'ad-end')}
        </Stack>
      </Container>
      <PageEnd />
      {/* Without a script the button leads to a page with the number. */}
      {ad.has_phone && !own && (
        <form id={contactFormId} method="post" action={pagePath(site, 'adPhone', { adId: ad.id })} hidden />
      )}
      {own ? (
        <StickyContactBar label={t('ad.own')}>
          <Price>{offer.price}</Price>
          <OwnAdBarButton own={own} categorySlug={ad.category.slug} />
        </StickyContactBar>
      ) : (
        <ContactBar ad={ad} price={offer.price} writeHref={writeHref} />
      )}
      {/* The data for search engines is inside the visible page: visitors get what they see first. */}
      <PageHead {...adHead(ad, site, messages)} noindex={translation !== null || own !== null} />
    </>
  );
}

interface AdContactProps {
  ad: AdDetails;
  /** Where the seller is written to. */
  writeHref: string;
}

/** Beside the description: the price, the ways to the seller, and who that is. */
function AdAside({ ad, offer, writeHref }: AdContactProps & { offer: ReturnType<typeof adOffer> }) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const confirmed = confirmedText(ad, messages);

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
        actions={
          <>
            <CompareButton
              label={t('card.compare')}
              look="label"
              pressed={false}
              form={compareFormId}
              value={String(ad.id)}
            />
            <FavouriteButton
              label={t('card.favourite')}
              variant="outlined"
              pressed={false}
              form={favouriteFormIds.ads}
              name="ad"
              value={String(ad.id)}
            />
          </>
        }
        seller={{
          title: t('ad.seller'),
          card: (
            <SellerCard
              {...sellerOf(ad, site, messages)}
              action={<FollowButton seller={ad.seller.id} name={ad.seller.name} size="small" />}
            />
          ),
        }}
      />
      <Row justify="center">
        <Text role="caption" tone="tertiary">
          {t('ad.number', { id: String(ad.id) })} · {t('ad.published', { date: messages.date(ad.first_seen_at) })}
          {confirmed !== null && ` · ${confirmed}`}
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

/** Beside an own ad: what its seller does with it, then what buyers see of the offer and the seller. [M53] */
function OwnAdAside({
  ad,
  offer,
  own,
}: Pick<AdContactProps, 'ad'> & { offer: ReturnType<typeof adOffer>; own: OwnAdView }) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;

  return (
    <Stack gap={1.5}>
      <Card as="section" kind="panel" padding="panel" aria-label={t('ad.own')}>
        <OwnAdPanel own={own} path={adHref(site, ad)} categorySlug={ad.category.slug} />
      </Card>
      <BuyCard {...offer} seller={{ title: t('ad.seller'), card: <SellerCard {...sellerOf(ad, site, messages)} /> }} />
      <Row justify="center">
        <Text role="caption" tone="tertiary">
          {t('ad.number', { id: String(ad.id) })}
        </Text>
      </Row>
    </Stack>
  );
}

/** Below a small screen: the price, and the ways to the seller. */
function ContactBar({ ad, price, writeHref }: AdContactProps & { price: string }) {
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
