import type { AdDetails } from '@volan/api-contract';
import { AdTitle, BuyCard, DetailsLayout, Gallery, KeyFacts, SellerCard, Stack } from '@volan/ui';
import { missingPicture } from '../../../blocks/adCard/adPictures.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AdDescription } from './AdDescription.tsx';
import { adOffer } from './adOffer.ts';
import { AdSpecification } from './AdSpecification.tsx';
import { pastTags } from './adTags.ts';
import type { ShownPicture } from '../../../blocks/pictureUpload/usePictures.ts';
import { galleryLabels, previewPictures } from './galleryOf.ts';
import { keyFacts } from './keyFacts.ts';
import { sellerOf } from './sellerOf.ts';

export interface AdPreviewProps {
  ad: AdDetails;
  /** Its pictures, the cover first, also those that the server does not have yet. */
  pictures: readonly ShownPicture[];
}

/** An ad before it is published, in the components of its page, without those that only a published ad has. [M54] */
export function AdPreview({ ad, pictures }: AdPreviewProps) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const facts = keyFacts(ad, site, messages);
  const offer = adOffer(ad, messages);

  return (
    <Stack gap={2.5}>
      <Gallery
        id="preview-gallery"
        title={ad.title}
        pictures={previewPictures(pictures, ad.title)}
        missing={missingPicture(ad, messages)}
        labels={galleryLabels({ images: pictures }, messages)}
      />
      <DetailsLayout
        lead={
          <Stack gap={2.5}>
            <AdTitle title={ad.title} line={ad.line} tags={pastTags(ad)} offer={offer} />
            {facts.length > 0 && <KeyFacts facts={facts} />}
          </Stack>
        }
        aside={
          <BuyCard
            {...offer}
            seller={{ title: t('ad.seller'), card: <SellerCard {...sellerOf(ad, site, messages)} /> }}
          />
        }
      >
        <AdDescription ad={ad} />
        <AdSpecification ad={ad} />
      </DetailsLayout>
    </Stack>
  );
}
