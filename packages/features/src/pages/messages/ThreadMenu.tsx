import type { Conversation } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { IconButton } from '@volan/ui/IconButton';
import { Popover } from '@volan/ui/Popover';
import { Stack } from '@volan/ui/Stack';
import type { ReactNode } from 'react';
import { useMessages } from '../../runtime/site/useMessages.ts';
import { nameOf } from '../../blocks/messages/nameOf.ts';

const menuId = 'conversation-actions';

export interface ThreadMenuProps {
  conversation: Conversation;
  /** Nothing has been written yet: there is nothing to mute, and the report is about the seller. */
  isNew: boolean;
  /** Address of the conversation. */
  href: string;
  /** A setting of this browser. */
  children?: ReactNode;
}

/** The actions for a conversation: each a plain form, opened without a script too. [M57] */
export function ThreadMenu({ conversation, isNew, href, children }: ThreadMenuProps) {
  const { t } = useMessages();
  const { muted, archived, blocked, other } = conversation;
  const act = (
    form: string,
    label: string,
    icon: 'bell' | 'bell-off' | 'archive' | 'ban',
    fields: [string, string][],
  ) => (
    <form method="post" action={href}>
      <input type="hidden" name="form" value={form} />
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="ghost" size="small" block="start" icon={icon}>
        {label}
      </Button>
    </form>
  );

  return (
    <>
      <IconButton icon="ellipsis-vertical" label={t('messages.more')} opens={{ sheet: menuId }} />
      <Popover id={menuId} title={nameOf(other, t)}>
        <Stack gap={0.5}>
          {!isNew &&
            act('settings', t(muted ? 'messages.unmute' : 'messages.mute'), muted ? 'bell' : 'bell-off', [
              ['muted', muted ? '0' : '1'],
            ])}
          {!isNew &&
            act('settings', t(archived ? 'messages.unarchive' : 'messages.archive'), 'archive', [
              ['archived', archived ? '0' : '1'],
            ])}
          {!isNew &&
            !other.gone &&
            act(blocked ? 'unblock' : 'block', t(blocked ? 'messages.unblock' : 'messages.block'), 'ban', [])}
          <Button
            variant="ghost"
            size="small"
            block="start"
            icon="flag"
            href={`${href}?report=1#report-title`}
            onClick={() => document.getElementById(menuId)?.hidePopover()}
          >
            {t(isNew ? 'report.seller' : 'messages.report')}
          </Button>
          {children}
        </Stack>
      </Popover>
    </>
  );
}
