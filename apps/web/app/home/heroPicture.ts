/** The first picture of each brand, in its widths; a brand need not have one. */
const files = import.meta.glob<string>('../../../../brands/*/hero-*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** Width for browsers that choose none themselves. */
const plainWidth = 1440;

/** The first picture of a brand's home page. */
export function heroPicture(brandId: string) {
  const widths = Object.entries(files).flatMap(([file, src]) => {
    const [, brand, width] = /\/([\w-]+)\/hero-(\d+)\.webp$/.exec(file) ?? [];
    return brand === brandId ? [{ src, width: Number(width) }] : [];
  });
  const plain = widths.find(({ width }) => width === plainWidth) ?? widths[0];
  return plain && { src: plain.src, srcSet: widths.map(({ src, width }) => `${src} ${width}w`).join(', ') };
}
