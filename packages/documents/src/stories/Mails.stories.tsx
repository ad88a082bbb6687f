import type { Meta, StoryObj } from '@storybook/react-vite';
import { isLanguageValue, toBrandId } from '@volan/domain-rules';
import { expect } from 'storybook/test';
import type { Mail, MailTemplate, MailValues } from '../mail/Mail.ts';
import { MailPreview } from './MailPreview.tsx';

interface Args<Template extends MailTemplate = MailTemplate> {
  template: Template;
  values: MailValues[Template];
}

const when = '2026-11-04T09:30:00Z';
const device = 'Chrome, Windows';

/** Every mail, in the brand, the theme and the language of the toolbar; on a phone, on a desktop, and as text. */
const meta = {
  title: 'Documents/Mails',
  tags: ['!autodocs'],
  render: ({ template, values }, { globals }) => {
    const language = String(globals['language']);
    const mail = {
      to: 'ana@example.test',
      brand: toBrandId(String(globals['brand'])),
      language: isLanguageValue(language) ? language : 'rs',
      template,
      values,
    } as Mail;
    return <MailPreview mail={mail} theme={globals['theme'] === 'dark' ? 'dark' : 'light'} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByTitle(/ px$/)).toHaveLength(2);
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

const story = <Template extends MailTemplate>(template: Template, values: MailValues[Template]): Story => ({
  args: { template, values },
});

export const VerifyEmail = story('verify-email', { name: 'Ana Anić', code: '481516', minutes: 10 });
export const ResetPassword = story('reset-password', { code: '481516', minutes: 10 });
export const RemoveAccountCode = story('remove-account-code', { code: '481516', minutes: 10 });
const newEmail = { email: 'nova.adresa@primer.rs', code: '481516', minutes: 10 };
export const ChangeEmail = story('change-email', { ...newEmail, isPresent: false });
/** To the present address: without its code nothing changes. [M03] */
export const ChangePresentEmail = story('change-email', { ...newEmail, isPresent: true });
export const PasswordChanged = story('password-changed', { when, device, passkeys: 2 });
export const AccountRemoved = story('account-removed', { name: 'Ana Anić', eraseOn: when });
export const Suspended = story('account-status', {
  status: 'suspended',
  reason: 'Dve prijave zbog oglasa za vozilo koje je već prodato.\nOglasi: 4711, 4712.',
});
export const Warned = story('account-status', { status: 'warned', reason: 'You asked for money before a viewing.' });
export const Banned = story('account-status', { status: 'banned', reason: '' });
export const OpenAgain = story('account-status', { status: 'active', reason: '' });
export const CompanyInvitation = story('company-invitation', {
  company: 'Auto Kuća Stojanović i sinovi',
  inviter: 'Milica Stojanović',
  link: '/invitation?key=kF3w8pX0',
});
export const NewSignIn = story('new-sign-in', { when, device: 'Firefox, Linux', country: 'DE' });
export const AccountOpened = story('account-opened', { name: 'Ana Anić' });
export const EmailAlreadyRegistered = story('email-already-registered', {});
export const WelcomeBusiness = story('welcome-business', { name: 'Ana Anić', company: 'Auto Kuća Anić' });
export const SecondFactorOn = story('second-factor-changed', { on: true, when, device });
export const SecondFactorOff = story('second-factor-changed', { on: false, when, device });
export const PasskeyAdded = story('passkey-added', { when, device, name: 'Telefon' });
/** To the address that the account had before. [J39] */
export const AddressChanged = story('address-changed', { email: 'nova.adresa@primer.rs' });

export const Receipt = story('receipt', {
  number: 'VOLAN-2026-000123',
  orderId: '6f1c2a44-7a0e-4a5e-9d39-0c1f6f5f0001',
  total: 200_000,
  currency: 'RSD',
  products: [
    { id: 'credits-10', quantity: 1, gross: 100_000 },
    { id: 'boost-home', quantity: 1, gross: 100_000 },
  ],
});
/** To the address that the buyer named beside the own one. */
export const ReceiptForTheBooks = story('receipt', {
  number: 'VOLAN-2026-000123',
  orderId: '6f1c2a44-7a0e-4a5e-9d39-0c1f6f5f0001',
  total: 200_000,
  currency: 'RSD',
  isOther: true,
});
export const PaidTwice = story('payment-returned', {
  orderId: '6f1c2a44-7a0e-4a5e-9d39-0c1f6f5f0001',
  total: 200_000,
  currency: 'RSD',
  why: 'paid-twice',
});
const plan = { plan: 'showroom', credits: 99, balance: 38, ends_at: when } as const;
export const PlanEnds = story('plan-notice', { event: 'plan-ends', facts: plan, unsubscribe: '7.token' });
export const PlanRenews = story('plan-notice', { event: 'plan-renews', facts: plan, unsubscribe: '7.token' });
export const PlanRenewed = story('plan-notice', { event: 'plan-renewed', facts: plan, unsubscribe: '7.token' });
export const PlanUnpaid = story('plan-notice', { event: 'plan-unpaid', facts: plan, unsubscribe: '7.token' });
export const PhoneMoved = story('phone-moved', { phone: '+381641234567' });

const title = 'Volkswagen Golf 7 1.6 TDI Comfortline';
const unsubscribe = '7.token';
const asked = {
  from: 'Milica Stojanović',
  title,
  text: 'Dobar dan, da li je vozilo još u ponudi?\nMogu da dođem sutra.',
};
export const BoostEnded = story('boost-ended', { title, adId: 42, tier: 'top', unsubscribe });
export const MessageUnread = story('messages-unread', { conversations: [asked], unsubscribe });
export const MessagesUnread = story('messages-unread', {
  conversations: [asked, { from: 'Auto Kuća Anić', title: 'Škoda Octavia 2.0 TDI', text: 'Rađen je na 160.000 km.' }],
  unsubscribe,
});
export const AdApproved = story('ad-decision', { unsubscribe, title, decision: 'approved', reasons: [], reason: '' });
export const AdRejected = story('ad-decision', {
  unsubscribe,
  title,
  decision: 'rejected',
  reasons: ['bait', 'pictures'],
  reason: 'Cena je cena delova, ne vozila.',
});
export const AdAsked = story('ad-decision', {
  unsubscribe,
  title,
  decision: 'asked',
  reasons: [],
  reason: 'Da li je kilometraža tačna?',
});
export const AdRemoved = story('ad-decision', {
  unsubscribe,
  title,
  decision: 'removed',
  reasons: [],
  reason: 'Vozilo je već prodato.',
});
const ofCompany = { company: 'Auto Kuća Anić', reasons: [], reason: '' };
const refusal = {
  ...ofCompany,
  reasons: ['documents-missing', 'data-differ'],
  reason: 'Pošaljite izvod iz APR-a.',
  statement: { grounds: ['own-review'], appealUntil: when },
} as const;
export const CompanyApproved = story('company-decision', { ...ofCompany, decision: 'company-approved' });
export const CompanyAsked = story('company-decision', {
  ...ofCompany,
  decision: 'company-asked',
  reason: 'Na kojoj adresi je plac?',
});
export const CompanyRejected = story('company-decision', { ...refusal, decision: 'company-rejected' });
export const CompanyChanged = story('company-decision', { ...ofCompany, decision: 'company-changed' });
export const CompanyChangeRejected = story('company-decision', { ...refusal, decision: 'company-change-rejected' });
const renewedFastAd = { fast: true, renewed: true };
export const AdExpires = story('ad-expires', { unsubscribe, title, endsOn: when });
export const AdExpired = story('ad-stopped', { unsubscribe, title, why: 'expired' });
export const RenewedFastAdExpires = story('ad-expires', { unsubscribe, title, endsOn: when, ...renewedFastAd });
export const RenewedFastAdExpired = story('ad-stopped', { unsubscribe, title, why: 'expired', ...renewedFastAd });
export const AdUnconfirmed = story('ad-stopped', { unsubscribe, title, why: 'unconfirmed' });
export const AdPaused = story('ad-stopped', { unsubscribe, title, why: 'paused' });
export const PriceDrop = story('price-drop', { unsubscribe, title, adId: 7, price: 9200, before: 10_000 });
export const Digest = story('notifications-digest', {
  unsubscribe,
  told: [
    { event: 'price-drop', title, facts: { price: 9200, price_before: 10_000 }, at: when },
    { event: 'expires', title, facts: { ends_at: when }, at: when },
    { event: 'message', title, facts: { name: 'Ana' }, at: when },
  ],
});
const ordered = { orderId: 'a3b0c8de-6a55-4c0c-9a61-0d1f3c2b7e11', total: 200_000, currency: 'RSD' } as const;
export const TransferSlip = story('transfer-slip', {
  ...ordered,
  payee: 'Volan d.o.o.\nBulevar 1\n11000 Beograd',
  account: '999000000000123438',
  swift: null,
  reference: '820000001234',
  purpose: 'Usluge oglašavanja A3B0C8DE',
  until: when,
});
export const OrderCancelled = story('order-cancelled', { ...ordered, why: 'transfer-late' });
export const OrderReleased = story('order-cancelled', { ...ordered, why: 'card-released' });
export const AdConfirm = story('ad-confirm', { unsubscribe, title, isLast: false });
export const AdConfirmLast = story('ad-confirm', { unsubscribe, title, isLast: true });
