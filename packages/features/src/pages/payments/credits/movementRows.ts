import type { CreditMovement } from '@volan/api-contract';
import type { Messages } from '../../../runtime/site/useMessages.ts';
import { movementText } from './movementText.ts';

/**
 * The history as rows of a file, under the words of the page. Moments are written as in `2026-11-26T12:00:00.000Z`, numbers without
 * marks. [B15]
 */
export function movementRows(
  movements: readonly CreditMovement[],
  messages: Pick<Messages, 't'>,
): (string | number)[][] {
  const { t } = messages;
  return [
    [
      t('credits.date'),
      t('credits.of-kind'),
      t('credits.change'),
      t('stats.number'),
      t('credits.amount'),
      t('credits.left'),
    ],
    ...movements.map((movement) => [
      movement.at,
      t(`credits.kind.${movement.kind}`),
      movementText(movement, messages),
      movement.ad?.id ?? '',
      movement.change,
      movement.left,
    ]),
  ];
}
