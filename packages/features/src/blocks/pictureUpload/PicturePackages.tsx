import { creditItems, extraImageCredits, imageLimits, imagePackagePrice, imagePackages } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Disclosure } from '@volan/ui/Disclosure';
import { ImagePricing, type ImagePriceStep } from '@volan/ui/ImagePricing';
import { Link } from '@volan/ui/Link';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useState } from 'react';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages, type Messages } from '../../runtime/site/useMessages.ts';
import { checkoutHref } from '../cart/checkoutHref.ts';
import { useWithheld } from '../offers/useWithheld.ts';
import { failureText } from '../forms/useForm.ts';
import { unchosenPackage, type PackageOffer, type PackageOutcome, type PictureLimit } from './useImagePackage.ts';

/** What a package costs an ad that has a smaller one, or none. */
export interface PackageLine extends ImagePriceStep {
  readonly images: string;
  /** "10 extra pictures: 200 RSD or 2 credits", of a larger one "20 extra pictures: 1 credit more". */
  readonly text: string;
  /** "2 credits". */
  readonly pays: string;
}

/** Each package that still adds pictures, the smallest first. [L15-L18, T27] */
export function packageLines(
  { t, money, number, tag }: Pick<Messages, 't' | 'money' | 'number' | 'tag'>,
  currency: 'RSD' | 'EUR',
  { max, bought }: PictureLimit = { max: imageLimits.included, bought: 0 },
): readonly PackageLine[] {
  const share = new Intl.NumberFormat(tag, { style: 'percent' });
  return imagePackages
    .filter((images) => imageLimits.included + images > max)
    .map((images) => {
      const name = t('product.images', { count: images });
      const pays = t('product.credits', { count: extraImageCredits(images, bought) });
      const step = { value: String(images), images: `+${number(images)}`, pays };
      if (bought > 0) {
        const text = t('pictures.upgrade', { images: name, credits: pays });
        return { ...step, text, price: t('pictures.difference', { credits: pays }) };
      }
      const { price, credits: count, percent } = imagePackagePrice(images, currency);
      const or = t('product.or-credits', { count });
      return {
        ...step,
        text: t('pictures.package', { images: name, price: money(price, currency), or }),
        discount:
          percent > 0 ? t('pictures.discount', { percent: share.format(percent / 100) }) : t('pictures.no-discount'),
        price: money(price, currency),
        // the number stands on the card, its whole words are for screen readers
        credits: { count: number(count), label: or },
      };
    });
}

/** The choice of a package, and the step of the form whose button buys it. */
export const packageControl = 'image-package';
export const packageStep = 'images';

/** How many pictures below the limit the packages open by themselves. */
const nearLimit = 3;

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
  /** Pictures that the form has. */
  filled: number;
  /** More pictures were chosen than the ad may have. */
  wanted?: boolean;
  /** Null: for visitors, who cannot buy. */
  offer: PackageOffer | null;
  /** The button sends the form: no script buys beside it. */
  plain?: boolean;
  /** Where the page comes back to, by the id of an element. */
  backTo: string;
  /** Where a visitor signs in. */
  signIn?: string | undefined;
}

/**
 * How many pictures are free and what more cost exactly: closed until somebody asks, or is near the limit. Who is signed in chooses
 * and buys: with a script beside the form, without one by sending it. [L13-L18, T27]
 */
export function PicturePackages(props: PicturePackagesProps) {
  const { max, bought, filled, wanted = false, offer, plain = false, backTo, signIn } = props;
  const { creditCurrency } = useSite().brand;
  const messages = useMessages();
  const { t } = messages;
  const withheld = useWithheld();
  const [isOpen, setOpen] = useState<boolean>();
  const [chosen, setChosen] = useState('');
  const [isUnchosen, setUnchosen] = useState(false);
  if (withheld.includes('image-packages')) return null;
  const lines = packageLines(messages, creditCurrency, { max, bought });
  const line = lines.find(({ value }) => value === chosen);
  const outcome = isUnchosen ? { failure: unchosenPackage } : offer?.outcome;
  const isNear = filled >= max - nearLimit || wanted || (outcome !== null && outcome !== undefined);
  const choose = (value: string) => {
    setChosen(value);
    setUnchosen(false);
  };
  const buy = () => {
    const images = imagePackages.find((each) => String(each) === line?.value);
    setUnchosen(images === undefined);
    if (images !== undefined) offer?.buy(images);
  };
  return (
    <Stack gap={1}>
      {outcome && <Outcome outcome={outcome} max={max} />}
      {lines.length > 0 && (
        <Disclosure
          moreLabel={t('pictures.ask-more', { count: max })}
          lessLabel={t('pictures.hide-packages')}
          {...(plain ? { defaultOpen: isNear } : { open: isOpen ?? isNear, onOpenChange: setOpen })}
        >
          <ImagePricing
            look="inset"
            title={t('pictures.packages-title')}
            help={t('pictures.free', { count: imageLimits.included, max: imageLimits.all })}
            legend={t('pictures.packages')}
            name={packageControl}
            steps={lines}
            {...(!plain && { value: line?.value ?? '', onValueChange: choose })}
            action={
              offer ? (
                <Button
                  {...(plain
                    ? { type: 'submit', name: 'step', value: packageStep, formAction: `#${backTo}` }
                    : { type: 'button', onClick: buy })}
                  busyLabel={offer.buying === null ? undefined : t('pictures.buying')}
                >
                  {line ? t('pictures.buy', { credits: line.pays }) : t('pictures.buy-package')}
                </Button>
              ) : (
                signIn !== undefined && (
                  <Text role="small">
                    {t('pictures.sign-in-to-buy')} <Link href={signIn}>{t('account.sign-in')}</Link>
                  </Text>
                )
              )
            }
          />
        </Disclosure>
      )}
    </Stack>
  );
}
