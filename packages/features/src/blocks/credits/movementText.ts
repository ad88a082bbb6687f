import type { CreditMovement } from '@volan/api-contract';
import type { Messages } from '../../runtime/site/useMessages.ts';
import { productName } from '@volan/i18n';

/** The bought or given thing: the product if it says more than the kind. */
function nameOf({ kind, product, reason }: CreditMovement, messages: Pick<Messages, 't'>) {
  const { t } = messages;
  if (kind === 'correction' && reason !== '') return t('credits.corrected', { reason });

  const says = product !== null && (kind === 'boost' || kind === 'images' || kind === 'plan');

  return says ? productName(product, messages) : t(`credits.kind.${kind}`);
}

/** The text of a line of the history: "Top, Škoda Octavia", with its state if it is not final. [M44] */
export function movementText(movement: CreditMovement, messages: Pick<Messages, 't'>): string {
  const { t } = messages;
  const name = nameOf(movement, messages);
  const what = movement.ad === null ? name : t('credits.of-ad', { what: name, ad: movement.ad.title });
  const { state } = movement;
  if (state === 'waiting' || state === 'returned' || state === 'return') return t(`credits.${state}`, { what });

  return what;
}
