/** Width for browsers that choose none themselves. */
const plainWidth = 1440;

/**
 * The picture of a brand in its widths, of files like `brands/volan/hero-1440.webp`; a brand need not have one.
 *
 * @param files addresses by the path of the file
 */
export function brandPicture(files: Readonly<Record<string, string>>, brandId: string) {
  const widths = Object.entries(files).flatMap(([file, src]) => {
    const [, brand, width] = /\/([\w-]+)\/[a-z]+-(\d+)\.webp$/.exec(file) ?? [];
    return brand === brandId ? [{ src, width: Number(width) }] : [];
  });
  const plain = widths.find(({ width }) => width === plainWidth) ?? widths[0];
  return plain && { src: plain.src, srcSet: widths.map(({ src, width }) => `${src} ${width}w`).join(', ') };
}
