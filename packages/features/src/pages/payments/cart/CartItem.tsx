import type { CartLine as KnownLine, PriceList, Product } from '@volan/api-contract';
import { type CartLine as PricedLine, type PricedProduct, tiers } from '@volan/domain-rules';
import { CartLine } from '@volan/ui/CartLine';
import { circleAlertIcon, coinsIcon, imagesIcon, packageIcon, rocketIcon, zapIcon } from '@volan/ui/icons';
import { showToast } from '../../../runtime/overlays/showToast.ts';
import { mainId } from '../../../shell/mainId.ts';
import { useMessages, type Messages } from '../../../runtime/site/useMessages.ts';
import { pictureOf } from '../../../blocks/adCard/adPictures.ts';
import { changeQuantity, removeOrderFromCart } from '../../../blocks/cart/cartChanges.ts';
import { planTerms } from '../../../blocks/cart/planOffers.ts';
import { productName } from '@volan/i18n';

const productIcons = { credits: coinsIcon, plan: packageIcon, boost: rocketIcon, images: imagesIcon, review: zapIcon };

/** The look of a product's line beside its name: its icon, its tier, its duration, and its price in credits. */
function productLook(product: Product, { credit_price: creditPrice }: PriceList, { t, money }: Messages) {
  const { kind, currency, duration, credits } = product;
  const tier = kind === 'boost' ? tiers.find((each) => product.id === `boost-${each}`) : undefined;
  const details = {
    credits: () => t('product.credit-price', { price: money(creditPrice, currency) }),
    plan: () => t('product.plan-months', { count: duration ?? 1 }),
    boost: () => t('product.days', { count: duration ?? 1 }),
    images: () => '',
    review: () => t('product.review-does'),
  };

  return {
    thumbnail: { icon: productIcons[kind] },
    detail: details[kind](),
    ...(tier && { tier: { kind: tier, label: t(`tier.${tier}`) } }),
    ...(credits !== null && { credits: t('product.or-credits', { count: credits }) }),
  };
}

export interface CartItemProps {
  line: PricedLine<Product & PricedProduct>;
  list: PriceList;
  /** The server's data of the item; absent if it was not asked, or has not answered yet. */
  known?: KnownLine | undefined;
}

/** The content of a line for an ad: the ad, its picture, and its product. */
function adLook({ ad }: KnownLine, name: string, detail: string, { t }: Messages) {
  if (!ad) return null;

  const picture = ad.image ? pictureOf(ad.image, '') : undefined;
  return {
    title: ad.title,
    thumbnail: { picture, missing: { outline: 'hatch', label: t('card.no-picture') } },
    detail: detail === '' ? name : `${name}, ${detail}`,
  } as const;
}

/** One item of the cart with today's price; what is no longer sold says so and can only be taken out. [B02, F18] */
export function CartItem({ line, list, known }: CartItemProps) {
  const messages = useMessages();
  const { t, money } = messages;
  const { id, product, quantity, price } = line;
  const title = productName(line.productId, messages);
  const remove = {
    label: t('cart.remove', { name: title }),
    name: 'remove',
    value: id,
    onClick: () => {
      // The button goes with its line: the focus stays in the page.
      document.getElementById(mainId)?.focus({ preventScroll: true });
      showToast({ text: t('cart.removed', { name: title }), undo: removeOrderFromCart(id) });
    },
  };
  if (!product) {
    return (
      <CartLine
        title={title}
        thumbnail={{ icon: circleAlertIcon }}
        detail=""
        price={t('cart.no-price')}
        problem={t('cart.gone')}
        remove={remove}
      />
    );
  }
  const look = productLook(product, list, messages);

  return (
    <CartLine
      title={title}
      {...look}
      {...(known && adLook(known, title, look.detail, messages))}
      {...(known?.plan && { detail: planTerms(known.plan, messages) ?? look.detail })}
      price={money(price, list.currency)}
      remove={remove}
      {...(known?.is_open === false && { problem: t('cart.ad-gone') })}
      {...(product.most > 1 && {
        quantity: {
          label: t('cart.quantity', { name: title }),
          name: 'quantity',
          value: quantity,
          max: product.most,
          decreaseLabel: t('cart.less'),
          increaseLabel: t('cart.more'),
          onValueChange: (wished: number) => changeQuantity(id, wished, product.most),
        },
      })}
    />
  );
}
