import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures, fixtureNow } from '@volan/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { keepMessageDraft } from '../../blocks/messages/messageDrafts.ts';
import { inSite } from '../../stories/inSite.tsx';
import { CannedAnswersPage } from './CannedAnswersPage.tsx';
import { MessagesPage } from './MessagesPage.tsx';
import type { ThreadData } from './ThreadData.ts';

const conversations = fixtures.conversations('rs');
const [conversation, second] = conversations;
if (!conversation || !second) throw new Error('The mocks have two conversations.');

const messages = fixtures.conversationMessages(0, conversation.other.id);
const thread: ThreadData = { conversation, messages, replyMinutes: 40, more: true, isNew: false, isPast: false };
const answers = [
  { id: 1, company_id: 1, title: 'Radno vreme', text: 'Radimo radnim danima od 9 do 18 i subotom od 9 do 14 časova.' },
  { id: 2, company_id: 1, title: 'Probna vožnja', text: 'Probna vožnja je moguća uz najavu.' },
];
const attachment = (kind: 'picture' | 'pdf', name: string) => ({
  id: '0b4f0b9e-0f2b-4c6e-9d1c-000000000001',
  kind,
  name,
  bytes: 412_000,
  ...(kind === 'picture' ? { width: 1600, height: 1200 } : { width: null, height: null }),
});
const last = messages.at(-1);
if (!last) throw new Error('The mocks have messages.');

const meta = {
  title: 'Pages/Messages',
  component: MessagesPage,
  decorators: [inSite],
  args: {
    account: fixtures.account(),
    inbox: { conversations, page: 1, pages: 2, filter: 'all' },
    found: null,
    thread,
    answers: [],
    draft: '',
    messageKey: '0b4f0b9e-0f2b-4c6e-9d1c-00000000abcd',
    isReporting: false,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MessagesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** List and thread side by side. [B12, J73] */
export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('log')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^(Poruka za|Message to)/ })).toBeVisible();
    await expect(canvas.getByText(/^(Obično odgovara za 40 minuta|Usually answers within 40 minutes)$/)).toBeVisible();
  },
};

/**
 * Users who have not confirmed their address read and type, and confirm it here: the typed message is sent along and
 * stays ready to send. [H08]
 */
export const AddressNotConfirmed: Story = {
  args: { account: { ...fixtures.account(), email_verified: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^(Pre prve poruke|Confirm your e-mail)/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^(Poruka za|Message to)/ }), 'Da li je na prodaju?');
    await expect(canvas.getByText(/^(Vaša poruka je spremna|Your message is ready)/)).toBeVisible();
    const code = canvasElement.querySelector<HTMLInputElement>('#verify-code');
    await expect(new FormData(code?.form ?? undefined).get('message')).toBe('Da li je na prodaju?');
  },
};

/** Two steps on a phone: the list first. */
export const ListOnAPhone: Story = { args: { thread: null }, globals: { viewport: { value: 'phone' } } };

/** And the thread below the header, alone. */
export const ThreadOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^(Svi razgovori|All conversations)$/ })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: /^(Razgovori|Conversations)$/ })).toBeNull();
  },
};

/** A file that cannot be sent is refused before it is sent: by its type, or with the most that it may have. [J71] */
export const FilesThatCannotGo: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(/^(Dodaj sliku ili PDF|Add a picture or a PDF)$/);
    const choose = userEvent.setup({ applyAccept: false });
    await choose.upload(input, new File(['x'], 'beleske.txt', { type: 'text/plain' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^beleske\.txt: .*(sliku ili PDF|picture or a PDF)/);
    await choose.upload(
      input,
      new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'racun.pdf', { type: 'application/pdf' }),
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent(/racun\.pdf.* 10 MB/);
  },
};

/** Nobody has written yet; how a conversation begins. [screen 36] */
export const Empty: Story = { args: { thread: null, inbox: { conversations: [], page: 1, pages: 1, filter: 'all' } } };
export const NothingUnread: Story = {
  args: { thread: null, inbox: { conversations: [], page: 1, pages: 1, filter: 'unread' } },
};
export const NothingArchived: Story = {
  args: { thread: null, inbox: { conversations: [], page: 1, pages: 1, filter: 'archived' } },
};

/** The results of a search, and one without results. */
export const Found: Story = {
  args: {
    thread: null,
    found: {
      text: 'servis',
      messages: [
        {
          ...last,
          ad_id: conversation.ad.id,
          ad_title: conversation.ad.title,
          account_id: 1,
          other: conversation.other,
        },
      ],
      page: 1,
      more: true,
    },
  },
};
export const NothingFound: Story = {
  args: { thread: null, found: { text: 'traktor', messages: [], page: 1, more: false } },
};

/** Before the first message: from the ad. [J69] */
export const Beginning: Story = { args: { thread: { ...thread, messages: [], more: false, isNew: true } } };

/** A picture, a document, a message that is held back, and one whose sender is gone. [J71] */
export const Files: Story = {
  args: {
    thread: {
      ...thread,
      messages: [
        { ...last, id: 1, text: '', attachments: [attachment('picture', 'gume.jpg')] },
        { ...last, id: 2, mine: true, text: 'Evo računa.', attachments: [attachment('pdf', 'racun.pdf')] },
        { ...last, id: 3, mine: true, text: 'Da li je u ceni?', held_until: fixtureNow.toISOString() },
        { ...last, id: 4, text: '', erased: true },
      ],
    },
  },
};

/** The ad was removed; its conversation stays. */
export const AdIsGone: Story = {
  args: {
    thread: {
      ...thread,
      conversation: { ...conversation, ad: { ...conversation.ad, status: 'removed', price: null, image: null } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^(Otvori|Open)$/ })).toBeNull();
  },
};

const { price: _price, ...vehicle } = conversation.ad;
const requested = {
  ...conversation,
  service_id: 9001,
  vehicle,
  ad: {
    ...conversation.ad,
    id: 79_001,
    kind: 'service',
    slug: 'vulkanizer-tocak',
    title: 'Vulkanizer Točak',
    price: null,
    image: null,
  },
};

/** A request to a car service, with the vehicle that it is about. [M16] */
export const RequestToService: Story = {
  args: {
    inbox: { conversations: [requested, second], page: 1, pages: 1, filter: 'all' },
    thread: { ...thread, conversation: requested },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^(Otvori servis|Open service)$/ });
    await expect(link).toHaveAttribute('href', '/auto-usluge/9001');
    await expect(canvas.getByText(/^(Vozilo iz zahteva|Vehicle of the request)$/)).toBeVisible();
  },
};

/** The service is paused: the page keeps the messages and sends no new one. [M16] */
export const ServiceIsPaused: Story = {
  args: {
    thread: {
      ...thread,
      conversation: { ...requested, vehicle: null, ad: { ...requested.ad, status: 'paused' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/(trenutno ne prima poruke|takes no messages at the moment)/)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /^(Poruka za|Message to)/ })).toBeNull();
  },
};

/** An unsent message is there again when the page is opened again, and the page says that it is not sent yet. */
export const DraftStays: Story = {
  loaders: [
    () => {
      const { ad, account_id, other } = conversation;
      keepMessageDraft(account_id, { ad_id: ad.id, account_id, other_id: other.id }, 'Mogu li doći u subotu');
    },
  ],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /^(Poruka za|Message to)/ });
    await expect(field).toHaveValue('Mogu li doći u subotu');
    const notSent = /još nije poslata. Pritisnite „Pošalji“|not sent yet. Press “Send”/;
    await expect(canvas.getByText(notSent)).toBeVisible();
    await userEvent.type(field, ' pre podne?');
    await expect(canvas.getByText(notSent)).toBeVisible();
    await userEvent.clear(field);
    await expect(canvas.queryByText(notSent)).toBeNull();
    await expect(localStorage.getItem('message-drafts')).toBeNull();
  },
};

/** The result of a button is shown, and can be undone. */
export const Muted: Story = {
  args: {
    done: { what: 'muted', href: '/profile/messages/1/2' },
    thread: { ...thread, conversation: { ...conversation, muted: true } },
  },
  play: async ({ canvas }) => {
    const said = canvas.getByRole('alert');
    await expect(said).toHaveTextContent(/^(Utišano|Muted)/);
    const form = within(said).getByRole('button').closest('form');
    await expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ form: 'settings', muted: '0' });
  },
};

/** They are blocked: nothing can be written. */
export const Blocked: Story = {
  args: { thread: { ...thread, conversation: { ...conversation, blocked: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: /^(Poruka za|Message to)/ })).toBeNull();
  },
};

/** Somebody who is gone. */
export const AccountIsGone: Story = {
  args: {
    thread: {
      ...thread,
      conversation: { ...conversation, other: { ...conversation.other, name: '', gone: true } },
    },
  },
};

/** The typed text stays if the server refuses it. */
export const Refused: Story = {
  args: {
    result: {
      ok: false,
      form: 'write',
      values: { message: 'Da li je cena konačna?', key: meta.args.messageKey },
      errors: {},
      failure: 'rate-limited',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^(Poruka za|Message to)/ })).toHaveValue(
      'Da li je cena konačna?',
    );
  },
};

/** The form of a report has the focus, and no menu is over it. */
export const ReportBegins: Story = {
  args: { isReporting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^(Prijavi razgovor|Report the conversation)$/ })).toHaveFocus();
  },
};

/** A seller can be reported before anything is written. [P16] */
export const ReportOfASeller: Story = {
  args: { isReporting: true, thread: { ...thread, messages: [], more: false, isNew: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^(Prijavi prodavca|Report this seller)$/ })).toHaveFocus();
  },
};

/** A report without its reason. [M57] */
export const Reporting: Story = {
  args: {
    isReporting: true,
    result: { ok: false, form: 'report', values: {}, errors: { reason: ['required'] }, failure: 'validation' },
  },
};

/** A company answers, with what it keeps ready. [H07] */
export const OfACompany: Story = {
  args: { answers, thread: { ...thread, conversation: { ...conversation, role: 'seller' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^(Pripremljeni odgovori|Prepared answers)$/));
    await userEvent.click(canvas.getByRole('link', { name: 'Probna vožnja' }));
    const field = canvas.getByRole('textbox', { name: /^(Poruka za|Message to)/ });
    await expect(field).toHaveValue(answers[1]?.text);
    await expect(field).toHaveFocus();
    await waitFor(() => expect(canvas.getByText('Probna vožnja')).not.toBeVisible());
  },
};

/** A kept answer is said, and the form is ready for the next one. [H07] */
export const AnswerKept: Story = {
  render: () => (
    <CannedAnswersPage
      account={fixtures.account()}
      companies={[{ id: 1, name: 'Auto Kuća Dunav', answers }]}
      result={{ ok: true, form: 'save-1', values: { company_id: '1' }, errors: {}, failure: null }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^(Sačuvano|Saved)/);
    await expect(canvas.getByRole('region', { name: /^(Novi odgovor|New answer)$/ })).toHaveFocus();
  },
};

/** The answers themselves. */
export const Answers: Story = {
  render: () => (
    <CannedAnswersPage account={fixtures.account()} companies={[{ id: 1, name: 'Auto Kuća Dunav', answers }]} />
  ),
};

/** One that is changed is in the form. */
export const AnswerChanges: Story = {
  render: () => (
    <CannedAnswersPage
      account={fixtures.account()}
      companies={[{ id: 1, name: 'Auto Kuća Dunav', answers }]}
      editing={answers[1]?.id}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^(Naslov|Title)/ })).toHaveValue('Probna vožnja');
  },
};
