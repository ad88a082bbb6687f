import type {
  ClientEvents,
  ConversationMessage,
  ConversationPlace,
  MessageEvent,
  ServerEvents,
} from '@volan/api-contract';
import { io, type Socket } from 'socket.io-client';
import { fine } from '../selling/sellingTesting.ts';
import type { Answer, TestPerson } from '../testing/openTestAccounts.ts';

/** Events that a socket received, in order. */
type Heard = (MessageEvent | ['conversation' | 'typing', ConversationPlace] | ['notification', number | null])[];

/** A device of a user, with the events that it received. */
export interface Device {
  readonly socket: Socket<ServerEvents, ClientEvents>;
  readonly heard: Heard;
  /** Ids of the messages that it received. */
  readonly messages: () => number[];
}

/** Connects devices to servers. */
export function devices() {
  let open: Socket[] = [];
  return {
    /** Connects a device of somebody; it makes no second attempt by itself. */
    async connect(url: string, { accessToken }: TestPerson): Promise<Device> {
      const socket: Socket<ServerEvents, ClientEvents> = io(url, {
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
        auth: { token: accessToken },
      });
      open.push(socket);
      const heard: Heard = [];
      socket.on('message', (event) => heard.push(event));
      socket.on('conversation', (place) => heard.push(['conversation', place]));
      socket.on('typing', (place) => heard.push(['typing', place]));
      socket.on('notification', ({ id }) => heard.push(['notification', id]));
      await new Promise<void>((connected, refused) => {
        socket.once('connect', connected);
        socket.once('connect_error', refused);
      });

      return { socket, heard, messages: () => heard.flatMap((each) => ('message_id' in each ? each.message_id : [])) };
    },
    /** Ends all of them. */
    disconnect() {
      open.forEach((socket) => socket.disconnect());
      open = [];
    },
  };
}

/** A message to the seller of an ad. */
export interface Written {
  readonly by: TestPerson;
  readonly ad: number;
  readonly to: TestPerson;
  /** @default another message than any before */
  readonly key?: string;
}

/** Writes a message through one process; gives its id. */
export async function write(url: string, { by, ad, to, key = crypto.randomUUID() }: Written) {
  const reply = await fetch(`${url}/v3/message`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-app-version': 'test',
      authorization: `Bearer ${by.accessToken}`,
      'idempotency-key': key,
    },
    body: JSON.stringify({ message: `Poruka ${key}`, id: ad, user1: by.user.id, user2: to.user.id }),
  });
  const answer = (await reply.json()) as Omit<Answer, 'data'> & { readonly data: ConversationMessage };
  return fine({ ...answer, status: reply.status }).id;
}
