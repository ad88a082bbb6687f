import type { Messages } from '../../../runtime/site/useMessages.ts';

/** A price that many ads make together, rounded: more digits would only seem exact. */
export const roundedPrice = ({ price }: Pick<Messages, 'price'>, euros: number) => {
  const step = euros < 1000 ? 10 : 100;
  return price(Math.max(step, Math.round(euros / step) * step));
};
