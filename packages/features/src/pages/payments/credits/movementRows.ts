import type { CreditMovement } from '@volan/api-contract';
import type { Messages } from '../../../runtime/site/useMessages.ts';
import { movementText } from '../../../blocks/credits/movementText.ts';

/**
 * The history as rows of a file, under the words of the page. Moments are those of the brand's time zone, which the
 * head names, as in `2026-11-26 13:00:00`; numbers are without marks. [B15]
 */
export function movementRows(
  movements: readonly CreditMovement[],
  messages: Pick<Messages, 't'>,
  timeZone: string,
): (string | number)[][] {
  const { t } = messages;
  // written in Sweden as spreadsheets read it everywhere
  const moments = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  return [
    [
      `${t('credits.date')} (${timeZone})`,
      t('credits.of-kind'),
      t('credits.change'),
      t('stats.number'),
      t('credits.amount'),
      t('credits.left'),
    ],
    ...movements.map((movement) => [
      moments.format(new Date(movement.at)),
      t(`credits.kind.${movement.kind}`),
      movementText(movement, messages),
      movement.ad?.id ?? '',
      movement.change,
      movement.left,
    ]),
  ];
}
