import { Button } from '../Button/Button.tsx';
import { Conversation, type ConversationProps } from '../Conversation/Conversation.tsx';
import { MessageDay } from '../Conversation/MessageDay.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MessageBubble } from '../MessageBubble/MessageBubble.tsx';
import { MessageComposer, type MessageComposerProps } from '../MessageComposer/MessageComposer.tsx';
import { picture } from './ads.ts';
import { formats } from './formats.ts';

const read = { kind: 'read', label: 'Pročitano' } as const;

export const sampleDay = (
  <MessageDay label="Danas">
    <MessageBubble
      from="other"
      sender="Nenad Ćirić"
      text="Dobar dan, da li je Octavia još na prodaju?"
      time="10:24"
      followed
    />
    <MessageBubble
      from="own"
      sender="Vi"
      text="Dobar dan, jeste. Možete je pogledati svakog dana posle 17 h."
      time="10:30"
      state={read}
      followed
    />
    <MessageBubble
      from="own"
      sender="Vi"
      text="Ovo su gume, DOT 2024."
      file={{ kind: 'picture', src: '/pictures/wheel-tamnoplava.jpg', alt: 'Prednji točak', href: '#picture' }}
      time="10:31"
      state={read}
    />
    <MessageBubble
      from="other"
      sender="Nenad Ćirić"
      text="Odlično izgleda. Da li je moguća zamena za Golf 7 uz doplatu?"
      time="10:38"
    />
  </MessageDay>
);

const composer: MessageComposerProps = {
  id: 'message',
  label: 'Poruka za: Nenad Ćirić',
  placeholder: 'Napišite poruku',
  sendLabel: 'Pošalji',
  sendingLabel: 'Šalje se',
  sentText: 'Poruka je poslata.',
  failedText: 'Poruka nije poslata. Pokušajte ponovo.',
  limit: {
    characters: 2000,
    count: (typed) => `${typed} od 2000 znakova`,
    tooLong: (excess) => `Skratite poruku za ${excess} znakova.`,
  },
  attach: {
    label: 'Dodaj sliku ili dokument',
    accept: 'image/*,.pdf',
    largest: 10_000_000,
    tooLarge: (name) => `${name} je veći od 10 MB. Izaberite manji fajl.`,
    remove: (name) => `Ukloni ${name}`,
  },
  defaultValue: 'Moguće je, koje je godište',
  onSend: async () => {},
};

export const conversation: ConversationProps = {
  person: { name: 'Nenad Ćirić', initials: 'NĆ', activity: 'Aktivan pre 4 min' },
  back: { label: 'Svi razgovori', href: '#messages' },
  actions: (
    <>
      <IconButton icon="phone" label="Pozovi" href="#call" />
      <IconButton icon="ellipsis-vertical" label="Još radnji" />
    </>
  ),
  ad: {
    title: 'Škoda Octavia Combi 1.6 TDI',
    price: formats.price(12_450),
    picture: picture('karavan-bela', ''),
    missing: { outline: 'wagon', label: 'Bez slike, karavan' },
    action: (
      <Button size="small" href="#octavia">
        Otvori
      </Button>
    ),
  },
  logLabel: 'Poruke',
  children: sampleDay,
  composer: <MessageComposer {...composer} />,
};

/** A conversation as the stories show it. */
export function SampleConversation() {
  return <Conversation {...conversation} />;
}
