import { brandPicture } from '../../brandPicture.ts';

const files = import.meta.glob<string>('../../../../../brands/*/hero-*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** The first picture of a brand's home page. */
export const heroPicture = (brandId: string) => brandPicture(files, brandId);
