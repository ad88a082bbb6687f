import type { ManagedPayment } from '@volan/api-contract';
import { QuantityStepper } from '@volan/ui/QuantityStepper';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useSite } from '../shell/site.ts';

type Items = ManagedPayment['order']['items'];

/** Refund for a choice of items, in minor units. */
const refundOf = (items: Items, chosen: readonly number[]) =>
  items.reduce((sum, { price, quantity }, index) => sum + (price * (chosen[index] ?? 0)) / quantity, 0);

/** Whether all items are chosen. */
export const isAll = (items: Items, chosen: readonly number[]) =>
  items.every(({ quantity }, index) => chosen[index] === quantity);

export interface RefundItemsProps {
  payment: ManagedPayment;
  /** How many of each item are refunded. */
  chosen: readonly number[];
  onChosen: (chosen: readonly number[]) => void;
}

/** Chooses how many of each item of a payment are refunded; at first all of them. [M43] */
export function RefundItems({ payment, chosen, onChosen }: RefundItemsProps) {
  const { texts, words } = useSite();
  const { items } = payment.order;
  return (
    <Stack gap={1}>
      {items.map(({ product, quantity }, index) => {
        const name = words.productName(product);
        return (
          <Row key={product} justify="between" gap={2}>
            <Text>
              {name} × {words.formats.number(quantity)}
            </Text>
            <QuantityStepper
              label={`${texts.givenBack}: ${name}`}
              name={`item-${index}`}
              value={chosen[index] ?? 0}
              min={0}
              max={quantity}
              decreaseLabel={texts.oneFewer}
              increaseLabel={texts.oneMore}
              onValueChange={(value) => onChosen(chosen.map((before, at) => (at === index ? value : before)))}
            />
          </Row>
        );
      })}
      <Text strong>
        {texts.givenBack}: {words.formats.money(refundOf(items, chosen), payment.currency)}
      </Text>
    </Stack>
  );
}
