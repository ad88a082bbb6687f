import { creditItems, extraImageCredits, imageLimits, imagePackagePrice, imagePackages } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages, type Messages } from '../../runtime/site/useMessages.ts';
import { checkoutHref } from '../cart/checkoutHref.ts';
import { useWithheld } from '../offers/useWithheld.ts';
import { failureText } from '../forms/useForm.ts';
import type { PackageOffer, PackageOutcome, PictureLimit } from './useImagePackage.ts';

/** What a package costs an ad that has a smaller one, or none. */
export interface PackageLine {
  readonly images: (typeof imagePackages)[number];
  /** "10 extra pictures: 200 RSD or 2 credits", of a larger one "20 extra pictures: 1 credit more". */
  readonly text: string;
  /** "2 credits". */
  readonly credits: string;
}

/** Each package that still adds pictures, the smallest first. [L15-L18, T27] */
export function packageLines(
  { t, money }: Pick<Messages, 't' | 'money'>,
  currency: 'RSD' | 'EUR',
  { max, bought }: PictureLimit = { max: imageLimits.included, bought: 0 },
): readonly PackageLine[] {
  return imagePackages
    .filter((images) => imageLimits.included + images > max)
    .map((images) => {
      const name = t('product.images', { count: images });
      const credits = t('product.credits', { count: extraImageCredits(images, bought) });
      if (bought > 0) return { images, credits, text: t('pictures.upgrade', { images: name, credits }) };
      const { price, credits: count } = imagePackagePrice(images, currency);
      const or = t('product.or-credits', { count });
      return { images, credits, text: t('pictures.package', { images: name, price: money(price, currency), or }) };
    });
}

/** What a button sends that buys a package with the form. */
export const packageStep = (images: number) => `images-${images}`;

/** What became of it; with too few credits the way to more, beside the form that stays open. */
function Outcome({ outcome, max }: { outcome: PackageOutcome; max: number }) {
  const site = useSite();
  const { t } = useMessages();
  if ('bought' in outcome) {
    return (
      <Alert tone="positive" urgent>
        {t('pictures.bought', { max })}
      </Alert>
    );
  }
  if ('failure' in outcome) {
    return (
      <Alert tone="critical" urgent>
        {failureText(t, outcome.failure)}
      </Alert>
    );
  }
  const bought = creditItems(outcome.missing);
  return (
    <Alert
      tone="caution"
      urgent
      title={t('boosts.missing', { count: outcome.missing })}
      actions={
        <Link href={checkoutHref(site, bought.items, { from: 'credits' })} target="_blank" standalone>
          {t('checkout.buy-credits', { count: bought.credits })}
        </Link>
      }
    >
      {t('pictures.not-charged')}
    </Alert>
  );
}

export interface PicturePackagesProps extends PictureLimit {
  /** Null: for visitors, who cannot buy. */
  offer: PackageOffer | null;
  /** The buttons send the form: no script buys beside it. */
  plain?: boolean;
  /** Where the page comes back to, by the id of an element. */
  backTo: string;
}

/**
 * How many pictures are free, what more cost exactly, and who is signed in buys them with one press: with a script beside the form,
 * without one by sending it. [L13-L18, T27]
 */
export function PicturePackages({ max, bought, offer, plain = false, backTo }: PicturePackagesProps) {
  const { creditCurrency } = useSite().brand;
  const messages = useMessages();
  const { t } = messages;
  const withheld = useWithheld();
  if (withheld.includes('image-packages')) return null;
  const lines = packageLines(messages, creditCurrency, { max, bought });
  return (
    <Stack gap={1}>
      {offer?.outcome && <Outcome outcome={offer.outcome} max={max} />}
      {lines.length > 0 && (
        <Text role="small" tone="secondary">
          {t('pictures.free', { count: imageLimits.included, max: imageLimits.all })}
        </Text>
      )}
      <Stack as="ul" gap={0.5}>
        {lines.map(({ images, text, credits }) => (
          <li key={images}>
            <Row justify="between" gap={1} wrap>
              <Text as="span" role="small" tone="secondary">
                {text}
              </Text>
              {offer && (
                <Button
                  size="small"
                  {...(plain
                    ? { type: 'submit', name: 'step', value: packageStep(images), formAction: `#${backTo}` }
                    : { type: 'button', onClick: () => offer.buy(images) })}
                  busyLabel={offer.buying === images ? t('pictures.buying') : undefined}
                  aria-label={`${t('pictures.buy', { credits })}: ${t('product.images', { count: images })}`}
                >
                  {t('pictures.buy', { credits })}
                </Button>
              )}
            </Row>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
