import type {
  AccountReasonName,
  BrandId,
  CreditCurrency,
  DecisionGround,
  LanguageValue,
  NotificationFacts,
  RejectionReasonName,
  Tier,
} from '@volan/domain-rules';
import type { NotificationTold } from '@volan/i18n';

/** A code, and for how many minutes it holds: the mail is worth sending no longer. */
interface Code {
  readonly code: string;
  readonly minutes: number;
}

/** When and with what it was done; a device that does not say what it is is empty. */
interface Moment {
  readonly when: string;
  readonly device: string;
}

/** Which ad a mail is about, by its title in the language of the mail. */
interface AdNamed extends Ended {
  readonly title: string;
}

/** Mails that nobody has to get. */
interface Ended {
  /** What the address that ends them is signed with. [RFC 8058] */
  readonly unsubscribe: string;
}

/** An order and what it costs, in minor units. */
interface OrderNamed {
  readonly orderId: string;
  readonly total: number;
  readonly currency: CreditCurrency;
}

/** A receipt or a credit note of an order. */
interface Paper extends OrderNamed {
  readonly number: string;
  /** It goes to the address that the buyer named beside the own one: who reads it cannot sign in. Mails that wait from before do not say. */
  readonly isOther?: boolean;
}

/** What a decision rests on, and until when it can be appealed against. [P60] */
interface AdStatement {
  readonly grounds: readonly DecisionGround[];
  readonly appealUntil: string;
}

interface AccountStatement extends AdStatement {
  readonly code: AccountReasonName;
  /** When a suspension ends by itself; null: without an end. */
  readonly until: string | null;
  /** What the page of the decision asks for in place of a sign-in. */
  readonly token: string;
}

/** What each template needs to be written. Moments are ISO 8601. */
export interface MailValues {
  readonly 'verify-email': { readonly name: string } & Code;
  readonly 'reset-password': Code;
  readonly 'sign-in-code': Code;
  readonly 'remove-account-code': Code;
  /** `passkeys`: how many open the account all the same. Mails that wait from before do not say. */
  readonly 'password-changed': Moment & { readonly passkeys?: number };
  /** An administrator gave the account another address; goes to the old one. [J39] */
  readonly 'address-changed': { readonly email: string };
  readonly 'account-removed': { readonly name: string; readonly eraseOn: string };
  /** An administrator changed the state of the account, or warned its owner; the reason is shown as it was written, empty: none. [J41] */
  readonly 'account-status': {
    readonly status: 'active' | 'suspended' | 'banned' | 'warned';
    readonly reason: string;
    /** The statement of reasons of a suspension or a ban. Mails that wait from before know none. [P60] */
    readonly statement?: AccountStatement;
  };
  /** To whoever shall join a company, with or without an account. `link`: path of a page of the brand, with its query. */
  readonly 'company-invitation': { readonly company: string; readonly inviter: string; readonly link: string };
  /** `country`: ISO code; null where the address tells none. */
  readonly 'new-sign-in': Moment & { readonly country: string | null };
  /** An administrator opened the account: its owner sets a password of their own. [J38] */
  readonly 'account-opened': { readonly name: string };
  /** Somebody wanted to open another account with the address. */
  readonly 'email-already-registered': Readonly<Record<never, never>>;
  /** The address of the account of a business is confirmed. */
  readonly 'welcome-business': { readonly name: string; readonly company: string };
  readonly 'second-factor-changed': Moment & { readonly on: boolean };
  /** `name`: what the owner calls the passkey. */
  readonly 'passkey-added': Moment & { readonly name: string };
  /** A moderator decided about an ad, or asks its seller; the words are shown as they were written. [J139, P57] */
  readonly 'ad-decision': AdNamed & {
    readonly decision: 'approved' | 'rejected' | 'asked' | 'removed';
    /** Why it was refused. */
    readonly reasons: readonly RejectionReasonName[];
    /** What the moderator wrote. */
    readonly reason: string;
    /** Of a refusal. Mails that wait from before know none. [P60] */
    readonly statement?: AdStatement;
  };
  /** An appeal was decided; the answer is shown as it was written. [P60] */
  readonly 'appeal-decided': { readonly won: boolean; readonly answer: string };
  /** An ad ends soon. [M04] */
  readonly 'ad-expires': AdNamed & { readonly endsOn: string };
  /** An ad has ended, or was paused because nobody confirmed it. [M04, N04] */
  readonly 'ad-stopped': AdNamed & { readonly why: 'expired' | 'unconfirmed' | 'paused' };
  /** Whether an ad still holds; asked for the last time, it is paused next. [N04] */
  readonly 'ad-confirm': AdNamed & { readonly isLast: boolean };
  /** A packet ends, goes on, or could not. [M13] */
  readonly 'plan-notice': Ended & {
    readonly event: 'plan-ends' | 'plan-renews' | 'plan-renewed' | 'plan-unpaid';
    readonly facts: NotificationFacts;
  };
  /** A promotion of an ad is over. [M07] */
  readonly 'boost-ended': AdNamed & { readonly adId: number; readonly tier: Tier };
  /** The price of a saved ad fell; whole euros. [M09] */
  readonly 'price-drop': AdNamed & { readonly adId: number; readonly price: number; readonly before: number };
  /** Messages that somebody has not read, by conversation, the newest first. [M57] */
  readonly 'messages-unread': Ended & {
    readonly conversations: readonly {
      readonly from: string;
      readonly title: string;
      readonly text: string;
      /** Where it stands: a mail about one conversation leads to it. Mails that wait from before know none. */
      readonly place?: { readonly adId: number; readonly accountId: number };
    }[];
  };
  /** What happened since the last mail of the day and was not read, the newest first. [M19] */
  readonly 'notifications-digest': Ended & { readonly told: readonly (NotificationTold & { readonly at: string })[] };
  /** An order is paid; `total` in minor units. The receipt goes along as a file, and is behind the link, which needs a sign-in. [M40] */
  readonly receipt: Paper & {
    /** What was bought, by its id in the price list. Mails that wait from before name none. */
    readonly products?: readonly { readonly id: string; readonly quantity: number; readonly gross: number }[];
  };
  /** An order waits for a transfer: what to write into it. `swift` null: not from abroad. [M40] */
  readonly 'transfer-slip': OrderNamed & {
    /** Name and address, a line each. */
    readonly payee: string;
    readonly account: string;
    readonly swift: string | null;
    readonly reference: string;
    readonly purpose: string;
    readonly until: string;
  };
  /** The transfer of an order did not come in time, or money that a card had reserved was released. [M41, M43] */
  readonly 'order-cancelled': OrderNamed & { readonly why: 'transfer-late' | 'card-released' };
  /** Money of a paid order was given back; `total` in minor units. The credit note follows the receipt in the file and behind the link. [M43] */
  readonly 'credit-note': Paper;
  /** Money that came for an order and was not taken for it was given back; `total` in minor units. [M43] */
  readonly 'payment-returned': OrderNamed & { readonly why: 'paid-twice' | 'paid-late' };
  /** Another account has proven the number. */
  readonly 'phone-moved': { readonly phone: string };
}

/** The name of a template. */
export type MailTemplate = keyof MailValues;

/** A mail: to whom, in which look and language, and what it tells. */
export type Mail = {
  readonly [Template in MailTemplate]: {
    readonly to: string;
    readonly brand: BrandId;
    readonly language: LanguageValue;
    readonly template: Template;
    readonly values: MailValues[Template];
  };
}[MailTemplate];
