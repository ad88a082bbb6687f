import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { arrowLeftIcon } from '../icons/index.ts';
import { Photo, type MissingPicture, type Picture } from '../Photo/Photo.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Conversation.css.ts';

interface MessageLogProps {
  label: string;
  /** Another region says what is new. */
  silent: boolean;
  children: ReactNode;
}

/**
 * The messages in their own scroller. It is turned over, so the browser itself begins at its end and stays there,
 * without a script, and leaves a user alone who has gone up.
 */
function MessageLog({ label, silent, children }: MessageLogProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <div className={styles.log} role="log" aria-label={label} aria-live={silent ? 'off' : undefined} tabIndex={0}>
      <div className={styles.days}>{children}</div>
    </div>
  );
}

/** What a conversation is about, in its head. */
export interface ConversationSubject {
  title: string;
  /** Its price, or another line below the title. */
  price: string;
  picture: Picture | undefined;
  missing: MissingPicture;
  action?: ReactNode;
}

function Subject({ title, price, picture, missing, action }: ConversationSubject) {
  return (
    <div className={styles.ad}>
      <span className={styles.picture}>
        <Photo picture={picture} missing={missing} sizes="72px" rounded />
      </span>
      <div className={styles.adWords}>
        <p className={styles.adTitle}>{title}</p>
        <p className={styles.adPrice}>{price}</p>
      </div>
      {action}
    </div>
  );
}

export interface ConversationProps extends ElementProps<'section'> {
  /** With whom. */
  person: { name: string; initials: string; picture?: string; company?: boolean; activity?: string };
  /** Link back to the list: shown on a phone, where the list is another page. */
  back: { label: string; href: string };
  /** Call, block, report. */
  actions?: ReactNode;
  /** The ad or the car service that it is about, with its one button. */
  ad?: ConversationSubject;
  /** The vehicle of a request to a car service, below it. */
  vehicle?: ConversationSubject | undefined;
  /** Name of the messages, for screen readers: "Poruke". New ones are announced. */
  logLabel: string;
  /** Announced for new messages in place of each of them: "Nenad Ćirić: 3 nove poruke". Empty without new messages. */
  announcement?: string;
  /** A link to older messages. */
  older?: ReactNode;
  /** `MessageDay` after `MessageDay`. */
  children: ReactNode;
  /** A notice for the user: the other is blocked, the ad is gone, a warning about fraud. */
  notice?: ReactNode;
  /** A `MessageComposer`; absent where nothing can be sent. */
  composer?: ReactNode;
}

/** Messages with one person about one ad or one car service. It begins at the newest and follows new ones while the user is there. */
export function Conversation({
  person,
  back,
  actions,
  ad,
  vehicle,
  logLabel,
  announcement,
  older,
  children,
  notice,
  composer,
  ...rest
}: ConversationProps) {
  return (
    <section aria-label={person.name} {...rest} className={styles.conversation}>
      <header className={styles.head}>
        <span className={styles.back}>
          <IconButton icon={arrowLeftIcon} label={back.label} href={back.href} />
        </span>
        <Avatar
          initials={person.initials}
          src={person.picture}
          shape={person.company ? 'square' : 'round'}
          size="small"
        />
        <div className={styles.who}>
          <Heading level={2} size="title">
            <bdi>{person.name}</bdi>
          </Heading>
          {person.activity && <p className={styles.activity}>{person.activity}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {ad && <Subject {...ad} />}
      {vehicle && <Subject {...vehicle} />}
      {announcement !== undefined && (
        <VisuallyHidden>
          <span role="status">{announcement}</span>
        </VisuallyHidden>
      )}
      <MessageLog label={logLabel} silent={announcement !== undefined}>
        {older && <div className={styles.older}>{older}</div>}
        {children}
        {notice}
      </MessageLog>
      {composer}
    </section>
  );
}
