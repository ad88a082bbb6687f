import { formOf, photo, type OwnedThings, type OwnershipFixture } from './OwnershipFixture.ts';

/** Conversations of an owner with a buyer, from the side of the owner. */
export function ownedConversations({ feeds: { test }, owner, buyer, call, ad }: OwnershipFixture): OwnedThings {
  const { sql } = test.database;
  const [me, other] = [owner.user.id, buyer.user.id];

  /** A conversation about a new ad, with a message of the buyer in it. */
  async function conversation(message = 'Da li je dostupno?') {
    const id = await ad();
    await sql`delete from blocked_user`;
    const sent = await call('POST', '/message', { message, id, user1: other, user2: me, force: 1 }, buyer);

    return { message: sent.id, side: { id, user2: other }, sides: { id, user1: me, user2: other } };
  }
  const named =
    (more: object = {}) =>
    async () => ({ body: { ...(await conversation()).side, ...more } });
  async function withFile() {
    const { sides } = await conversation();
    const fields = Object.fromEntries(Object.entries(sides).map(([name, value]) => [name, `${value}`]));
    return formOf({ message: 'Evo slike', ...fields, file: new File([new Uint8Array(await photo())], 'x.jpg') });
  }
  async function attachment() {
    const { body, headers } = await withFile();
    const path = '/message/attach';
    const sent = await call<{ attachments: readonly { id: string }[] }>('POST', path, body, owner, headers);

    return sent.attachments[0]?.id ?? '';
  }
  const blocking = { user1: me, user2: other };

  return {
    sendMessage: async () => {
      const seller = (await test.seller()).user.id;
      return { body: { message: 'Zdravo', id: await ad({ seller }), user1: me, user2: seller } };
    },
    answerMessage: async () => ({ body: { message: 'Jeste.', ...(await conversation()).sides } }),
    attachToMessage: withFile,
    getAttachment: async () => ({ path: { id: await attachment() } }),
    getConversation: async () => ({ path: { a: (await conversation()).side.id, b: other } }),
    markConversation: async () => {
      const { message, side } = await conversation();
      return { body: { ...side, read: message } };
    },
    changeConversation: named({ muted: 1 }),
    reportConversation: named({ reason: 'spam' }),
    getMessageLink: async () => {
      const { message } = await conversation('Vidite https://paypal-isplata.top/x');
      return { path: { messageId: message, place: 1 } };
    },
    blockUser: async () => {
      await conversation();
      return { body: blocking };
    },
    unblockUser: async () => {
      await conversation();
      await call('POST', '/message/block', blocking);
      return { body: blocking };
    },
  };
}
