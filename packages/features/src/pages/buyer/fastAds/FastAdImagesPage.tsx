import type { FastAdDetails } from '@volan/api-contract';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { Stack } from '@volan/ui/Stack';
import { outlineOfKind } from '../../../blocks/adCard/outlineOfKind.ts';
import { fastAdHref } from '../../../blocks/fastAds/fastAdHref.ts';
import { island } from '../../../runtime/hydration/island.tsx';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { PageHead } from '../../../shell/head/PageHead.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { galleryLabels, galleryPictures } from '../ad/galleryOf.ts';
import { fastAdImagesHead } from './fastAdHead.ts';
import * as styles from './fastAds.css.ts';
import { FullGalleryIsland } from './FullGallery.island.tsx';

const HydratedFullGallery = island('fullGallery', FullGalleryIsland);

/** The pictures of a fast ad as large as the window; without JavaScript they lie in the page. [B37] */
export function FastAdImagesPage({ ad }: { ad: FastAdDetails }) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const adPath = fastAdHref(site, ad);

  return (
    <SitePage>
      <PageHead {...fastAdImagesHead(ad, site, messages)} />
      <Stack gap={1.5}>
        <Link href={adPath} standalone quiet size="small" icon="chevron-left">
          {t('fast-page.back')}
        </Link>
        <Heading level={1}>{ad.line}</Heading>
        <div className={styles.pictures}>
          <HydratedFullGallery
            id="gallery"
            adPath={adPath}
            title={ad.line}
            pictures={galleryPictures({ images: ad.images, title: ad.line }, messages)}
            missing={{ outline: outlineOfKind(''), label: t('card.no-picture') }}
            labels={galleryLabels(ad, messages)}
          />
        </div>
      </Stack>
    </SitePage>
  );
}
