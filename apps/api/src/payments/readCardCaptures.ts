import { brandIds, cardCaptures, type BrandId, type CardCapture } from '@volan/domain-rules';

/** How each brand captures card payments. [M43] */
export type CardCaptures = Readonly<Record<BrandId, CardCapture>>;

/** The same way for all brands. */
export const capturesBy = (capture: CardCapture): CardCaptures =>
  Object.fromEntries(brandIds.map((brand) => [brand, capture])) as CardCaptures;

/**
 * Reads `PAYMENT_CAPTURE` for all brands, or for one brand with its name at the end, such as
 * `PAYMENT_CAPTURE_GEARLANE`. Without it, money is authorised first and then captured by a job. [M43, T10]
 *
 * @returns the settings, and a line for each invalid value
 */
export function readCardCaptures(environment: Readonly<Record<string, string | undefined>>): {
  readonly captures: CardCaptures;
  readonly problems: readonly string[];
} {
  const problems = new Set<string>();
  const read = (brand: BrandId): CardCapture => {
    const name = `PAYMENT_CAPTURE_${brand.toUpperCase()}`;
    const used = environment[name] ? name : 'PAYMENT_CAPTURE';
    const written = environment[used] || 'job';
    const capture = cardCaptures.find((one) => one === written);
    if (!capture) problems.add(`${used}: must be one of ${cardCaptures.join(', ')}`);

    return capture ?? 'job';
  };
  const captures = Object.fromEntries(brandIds.map((brand) => [brand, read(brand)])) as CardCaptures;

  return { captures, problems: [...problems] };
}
