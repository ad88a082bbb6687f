import { expect, it } from 'vitest';
import { bannerOf } from './bannerOf.ts';

const shown = {
  id: 7,
  slug: 'dunav-banka',
  position_id: 1,
  position: 'home-middle',
  type_id: 1,
  label: 'Dunav banka, keš kredit od 5,9 %',
  href: '/go/banner/7',
  wide: { id: 11, width: 970, height: 120 },
  narrow: { id: 12, width: 320, height: 100 },
  video: null,
} as const;

it('shows the pictures of a banner through our own resizer, for each density, and leads to its counted link', () => {
  expect(bannerOf(shown, 'list')).toEqual({
    href: '/go/banner/7',
    alt: 'Dunav banka, keš kredit od 5,9 %',
    picture: {
      desktop: '/img/11?w=1080, /img/11?w=1920 2x',
      phone: '/img/12?w=320, /img/12?w=640 2x, /img/12?w=1080 3x',
    },
  });
});

it('plays a video over them', () => {
  const video = { filename: 'a.mp4', address: '/img/video/a.mp4', type: 'video/mp4', seconds: 12, bytes: 900 } as const;
  expect(bannerOf({ ...shown, type_id: 2, video }, 'rail')).toMatchObject({
    picture: { desktop: '/img/11?w=320, /img/11?w=640 2x' },
    video: { src: '/img/video/a.mp4', type: 'video/mp4' },
  });
});
