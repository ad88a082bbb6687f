import { brandPicture } from '../../brandPicture.ts';

const files = import.meta.glob<string>('../../../../../brands/*/portrait-*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** The portrait picture of a brand, beside the form of an account. */
export const portraitPicture = (brandId: string) => brandPicture(files, brandId);
