import type { ConversationParty } from '@volan/api-contract';
import type { Messages } from '../../runtime/site/useMessages.ts';

/** Name of the other side; words for it where the account was removed. */
export const nameOf = ({ name, gone }: Pick<ConversationParty, 'name' | 'gone'>, t: Messages['t']) =>
  gone || name === '' ? t('messages.gone-name') : name;
