import { creditItems, extraImageCredits, imagePackagePrice, imagePackages, pictureLimits } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Disclosure } from '@volan/ui/Disclosure';
import { useHydrated } from '@volan/ui/hydrated';
import { ImagePricing, type ImagePriceStep } from '@volan/ui/ImagePricing';
import { Link } from '@volan/ui/Link';
import { Text } from '@volan/ui/Text';
import { useState } from 'react';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { percentText } from '../../runtime/site/percentText.ts';
import { useMessages, type Messages } from '../../runtime/site/useMessages.ts';
import { checkoutHref } from '../cart/checkoutHref.ts';
import { useWithheld } from '../offers/useWithheld.ts';
import { failureText } from '../forms/useForm.ts';
import { unchosenPackage, type PackageOffer, type PackageOutcome, type PictureLimit } from './useImagePackage.ts';

/** The price of a package for an ad that has a smaller one, or none. */
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
  { max, bought }: PictureLimit = { max: pictureLimits.perAd.included, bought: 0 },
): readonly PackageLine[] {
  return imagePackages
    .filter((images) => pictureLimits.perAd.included + images > max)
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
          percent > 0
            ? t('pictures.discount', { percent: percentText(percent / 100, tag) })
            : t('pictures.no-discount'),
        price: money(price, currency),
        // the number is on the card, its whole words are for screen readers
        credits: { count: number(count), label: or },
      };
    });
}

/** The prices are open from the beginning if at most this many more pictures fit without a package. */
const nearlyUsed = 2;

/** The choice of a package, and the step of the form whose button buys it. */
export const packageControl = 'image-package';
export const packageStep = 'images';

/** The outcome; with too few credits a link to more, beside the form that stays open. */
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
  /** Id of the panel, which takes the focus. */
  id: string;
  /** Pictures that the form has. */
  filled: number;
  /** Null: for visitors, who cannot buy and read the prices. */
  offer: PackageOffer | null;
  /** The package that somebody wants, by its pictures; "" for none. */
  chosen: string;
  onChosenChange: (value: string) => void;
  /** Whether the prices are open, and what opens or closes them. Null: nobody has opened or closed them. */
  openness: readonly [isOpen: boolean | null, setOpen: (isOpen: boolean) => void];
  /** Where the page comes back to, by the id of an element. */
  backTo: string;
  /** Where a visitor signs in. */
  signIn?: string | undefined;
}

/**
 * How many pictures the ad has, how many are free, and the exact price of more. Signed-in users choose and buy: with a
 * script beside the form, without one by sending it. The prices are closed while many more pictures fit. If no more are
 * sold, only the count is shown. [L13-L18, T27]
 */
export function PicturePackages(props: PicturePackagesProps) {
  const { id, max, bought, filled, offer, chosen, onChosenChange, backTo, signIn } = props;
  const [opened, setOpened] = props.openness;
  const { creditCurrency } = useSite().brand;
  const messages = useMessages();
  const { t } = messages;
  const hydrated = useHydrated();
  const isWithheld = useWithheld().includes('image-packages');
  const [isUnchosen, setUnchosen] = useState(false);
  const lines = isWithheld ? [] : packageLines(messages, creditCurrency, { max, bought });
  const line = lines.find(({ value }) => value === chosen);
  const outcome = isUnchosen && !line ? { failure: unchosenPackage } : offer?.outcome;
  const buy = () => {
    const images = imagePackages.find((each) => String(each) === line?.value);
    setUnchosen(images === undefined);
    if (images !== undefined) offer?.buy(images);
  };

  const free = t('pictures.free', {
    count: pictureLimits.perAd.included,
    max: isWithheld ? max : pictureLimits.perAd.all,
  });
  const count = t('pictures.count', { count: filled, max });
  const pricing = (
    <ImagePricing
      id={id}
      tabIndex={-1}
      title={t('pictures.packages-title')}
      help={free}
      used={{ label: t('pictures.added'), text: count, share: filled / max }}
      legend={t('pictures.packages')}
      name={offer ? packageControl : undefined}
      steps={lines}
      onValueChange={onChosenChange}
      action={
        <>
          {outcome && <Outcome outcome={outcome} max={max} />}
          {offer && lines.length > 0 && (
            <Button
              {...(hydrated
                ? { type: 'button', onClick: buy }
                : { type: 'submit', name: 'step', value: packageStep, formAction: `#${backTo}` })}
              block
              busyLabel={offer.buying === null ? undefined : t('pictures.buying')}
            >
              {line ? t('pictures.buy', { credits: line.pays }) : t('pictures.buy-package')}
            </Button>
          )}
          {!offer && lines.length > 0 && signIn !== undefined && (
            <Text role="small">
              {t('pictures.sign-in-to-buy')} <Link href={signIn}>{t('account.sign-in')}</Link>
            </Text>
          )}
        </>
      }
    />
  );
  if (lines.length === 0) return pricing;

  const isNeeded = filled + nearlyUsed >= max || Boolean(outcome);

  return (
    <Disclosure
      open={opened ?? isNeeded}
      onOpenChange={setOpened}
      moreLabel={`${count}. ${free} ${t('pictures.packages-title')}`}
      lessLabel={t('pictures.hide-prices')}
    >
      {pricing}
    </Disclosure>
  );
}
