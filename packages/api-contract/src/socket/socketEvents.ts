/** A conversation as one of its two sides sees it: by its ad, the own account and the other one. [J73] */
export interface ConversationPlace {
  readonly ad_id: number;
  /** The own side: the own account, or that of a company that one acts for. */
  readonly account_id: number;
  readonly other_id: number;
}

/**
 * A message came, from the other side or from another device of the own one. The call with its place tells the rest.
 * [J89, T29]
 */
export interface MessageEvent extends ConversationPlace {
  readonly kind: 'message';
  /** Order of the server within the conversation. */
  readonly message_id: number;
  readonly mine: boolean;
}

/**
 * Something came for the page of notifications, or was read on some device. What came as a message says `message`
 * alone. [F23]
 */
export interface NotificationSignal {
  /** The new one; null: some were read. */
  readonly id: number | null;
}

/**
 * The events that the server sends over a socket. They only say that something happened: an event may be lost, and the
 * calls have the truth. [F22, T48]
 */
export interface ServerEvents {
  message: (event: MessageEvent) => void;
  /** Marks or settings of a conversation changed: something was read, delivered, muted or archived. */
  conversation: (place: ConversationPlace) => void;
  notification: (signal: NotificationSignal) => void;
  /** The other side writes at this moment. Said again every few seconds while it does. */
  typing: (place: ConversationPlace) => void;
}

/** What a client says over a socket. */
export interface ClientEvents {
  /** Says once whose socket it is; answers false where the access token belongs to another account. [F22, T22] */
  register: (userId: number, answer: (accepted: boolean) => void) => void;
  /** The own side writes. Heard by the other one alone, and by nobody where one of them has blocked the other. */
  typing: (place: ConversationPlace) => void;
}

/** Where sockets connect, on the host of the brand. [J89] */
export const socketPath = '/socket.io';

/** The reason of a refused connection, as the `message` of its error. */
export const socketRefusals = {
  /** The access token is missing, forged, stale, or its session has ended: a fresh one may help. */
  token: 'unauthorized',
  /** The account has as many connections as it may have. */
  tooMany: 'too-many-connections',
  /** The server cannot ask its database now. */
  unavailable: 'unavailable',
} as const;
