import type { ConversationMessage } from '@volan/api-contract';
import { Link } from '@volan/ui/Link';
import type { ReactNode } from 'react';
import { pagePath } from '../../runtime/site/pagePath.ts';
import { useSite } from '../../runtime/site/SiteProvider.tsx';

export interface MessageTextProps {
  message: Pick<ConversationMessage, 'id' | 'text' | 'links'>;
  /** Address of its conversation, to which the page of a link leads back. */
  back?: string;
}

/** The text of a message, whose links away from us open by the page that names their host. [N12] */
export function MessageText({ message: { id, text, links }, back }: MessageTextProps) {
  const site = useSite();
  const parts = links.flatMap(({ from, to, url, kind }, index): ReactNode[] => {
    const before = text.slice(links[index - 1]?.to ?? 0, from);
    const between = pagePath(site, 'messageLink', { messageId: id, placeId: index + 1 });
    const returning = back === undefined ? '' : `?${new URLSearchParams({ return: back })}`;
    const href = kind === null ? url : between + returning;

    return [
      before,
      <Link key={from} href={href}>
        {text.slice(from, to)}
      </Link>,
    ];
  });
  return (
    <>
      {parts}
      {text.slice(links.at(-1)?.to ?? 0)}
    </>
  );
}
