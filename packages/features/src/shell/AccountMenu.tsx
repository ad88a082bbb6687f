import type { MenuEntry } from '@volan/ui';
import { HeaderMenu } from '@volan/ui/HeaderMenu';
import type { Messages } from '../runtime/site/useMessages.ts';
import type { Reader } from './Reader.ts';
import { shownCount } from './shownCount.ts';

export interface AccountMenuProps {
  messages: Messages;
  reader: Reader;
  entries: MenuEntry[];
}

/** The account in the header: who is signed in with what is unread, else the word for it. [C07] */
export function AccountMenu({ messages: { t }, reader, entries }: AccountMenuProps) {
  const { person, unread } = reader;
  if (!person) {
    return <HeaderMenu value={t('shell.account')} icon="circle-user-round" entries={entries} />;
  }
  return (
    <HeaderMenu
      label={t('shell.account')}
      value={person.name}
      person={person}
      {...(unread > 0 && { badge: { count: shownCount(unread), label: t('shell.unread') } })}
      entries={entries}
    />
  );
}
