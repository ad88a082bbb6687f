import type { PriceList, Product } from '@volan/api-contract';
import { tiers } from '@volan/domain-rules';
import { coinsIcon, imagesIcon, packageIcon, rocketIcon } from '@volan/ui/icons';
import type { Messages } from '../../../runtime/site/useMessages.ts';

const productIcons = { credits: coinsIcon, plan: packageIcon, boost: rocketIcon, images: imagesIcon };

/** What a line says of a product beside its name: its sign, its tier, how long it runs, and what pays it too. */
export function productLook(product: Product, { credit_price: creditPrice }: PriceList, { t, money }: Messages) {
  const { kind, currency, duration, credits } = product;
  const tier = kind === 'boost' ? tiers.find((each) => product.id === `boost-${each}`) : undefined;
  const details = {
    credits: () => t('product.credit-price', { price: money(creditPrice, currency) }),
    plan: () => t('product.plan-months', { count: duration ?? 1 }),
    boost: () => t('product.days', { count: duration ?? 1 }),
    images: () => '',
  };
  return {
    thumbnail: { icon: productIcons[kind] },
    detail: details[kind](),
    ...(tier && { tier: { kind: tier, label: t(`tier.${tier}`) } }),
    ...(credits !== null && { credits: t('product.or-credits', { count: credits }) }),
  };
}
