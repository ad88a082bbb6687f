import type { ModeratedAd } from '@volan/api-contract';
import { pictureUrl } from '@volan/domain-rules';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { Lightbox, useSlides } from '@volan/ui/Lightbox';
import { Photo } from '@volan/ui/Photo';
import { Stack } from '@volan/ui/Stack';
import { useState } from 'react';
import { useSite } from '../shell/site.ts';
import { picturesOf } from '../entities/ads/adWords.ts';

/** All pictures; each opens in the size of the window, with zoom. The comparison only shows the first three. [P57] */
export function AdPictures({ ad }: { ad: ModeratedAd }) {
  const site = useSite();
  const { texts, words } = site;
  const { number } = words.formats;
  const [open, setOpen] = useState(false);
  const slides = useSlides(ad.picture_ids.length);
  if (ad.picture_ids.length === 0) return null;

  const pictures = picturesOf(ad, site);
  const count = pictures.length;

  return (
    <Stack gap={1}>
      <Heading level={2} size="h3">
        {texts.pictures} {number(count)}
      </Heading>
      <Grid layout="ads4">
        {pictures.map(({ src, href, name }, index) => (
          <a
            key={href}
            href={href}
            aria-label={`${texts.enlarge}: ${name}`}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;

              event.preventDefault();
              setOpen(true);
              slides.show(index, 'instant');
            }}
          >
            <Photo
              picture={{ src, alt: '' }}
              missing={{ outline: 'sedan', label: texts.noPicture }}
              sizes="300px"
              rounded
            />
          </a>
        ))}
      </Grid>
      <Lightbox
        id="ad-pictures"
        title={ad.title}
        open={open}
        onOpenChange={setOpen}
        slides={slides}
        pictures={pictures.map(({ src, href, name }, index) => ({
          src,
          alt: name,
          large: href,
          thumb: pictureUrl(ad.picture_ids[index] ?? 0, { w: 160 }),
        }))}
        labels={{
          label: words.t('gallery.label'),
          all: `${texts.pictures} (${number(count)})`,
          enlarge: texts.enlarge,
          close: texts.close,
          previous: words.t('gallery.previous'),
          next: words.t('gallery.next'),
          fullScreen: words.t('gallery.full-screen'),
          zoom: { in: texts.zoomIn, out: texts.zoomOut },
          positions: pictures.map((_, index) => `${number(index + 1)} / ${number(count)}`),
        }}
      />
    </Stack>
  );
}
