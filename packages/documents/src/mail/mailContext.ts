import { brands, type BrandId, type BrandSettings, type CreditCurrency, type LanguageValue } from '@volan/domain-rules';
import {
  createTranslator,
  formatMoney,
  formatsOf,
  intlTag,
  type Formats,
  type NotificationReader,
  type Translator,
} from '@volan/i18n';
import { mailLinks } from './mailLinks.ts';

/** A name and a value below the paragraphs of a mail. */
interface MailFact {
  readonly label: string;
  readonly text: string;
}

/** The addresses that unsubscribe from mails of a kind. */
interface MailEnding {
  readonly label: string;
  /** The page that asks. */
  readonly href: string;
  /** Where mail programs post to. [RFC 8058] */
  readonly post: string;
}

/** The content of a mail, before it has a look. */
export interface MailContent {
  readonly subject: string;
  /** Paragraphs before the code. */
  readonly paragraphs: readonly string[];
  /** What somebody wrote, shown as their words. */
  readonly quote?: string;
  /** What happened, as names and values. */
  readonly facts?: readonly MailFact[];
  /** Digits to be typed. */
  readonly code?: string;
  /** The link to the page where the reader continues. */
  readonly action?: { readonly label: string; readonly href: string };
  /** How the reader unsubscribes. */
  readonly ending?: MailEnding;
  /** Sentences after the action. */
  readonly notes: readonly string[];
}

/** What every mail is written with: texts, formats and links in its brand and language. */
export interface MailContext {
  readonly t: Translator;
  readonly brand: BrandSettings;
  readonly links: ReturnType<typeof mailLinks>;
  /** A moment (ISO 8601) by the clock of the brand. */
  readonly time: (moment: string, style: Intl.DateTimeFormatOptions) => string;
  /** Whole euros. */
  readonly price: Formats['price'];
  /** Minor units of a currency. */
  readonly money: (amount: number, currency: CreditCurrency) => string;
  /** For texts that mails share with notifications. */
  readonly reader: NotificationReader;
  /** Why the reader gets this mail. */
  readonly reason: string;
  /** What to do when it was somebody else. */
  readonly notYou: string;
  /** The action of mails after which an owner may want a new password. */
  readonly newPassword: NonNullable<MailContent['action']>;
  /** When, on which device and in which country somebody signed in or changed something. */
  readonly signInFacts: (event: {
    readonly when: string;
    readonly device: string;
    readonly country?: string | null;
  }) => readonly MailFact[];
  /** Every way to go against a decision. [DSA 17(3)(f)] */
  readonly appealNotes: (statement: { readonly appealUntil: string }) => readonly string[];
  /** @param token the signature of the address that unsubscribes */
  readonly unsubscribeEnding: (token: string) => MailEnding;
}

/** Writes the content of mails of one template. */
export type MailWriter<Values> = (values: Values, context: MailContext) => MailContent;

/** @param origin of the brand's pages, such as `https://www.volan.rs` */
export function createMailContext(brandId: BrandId, language: LanguageValue, origin: string): MailContext {
  const t = createTranslator(language);
  const links = mailLinks(brandId, language, origin);
  const brand = brands[brandId];
  const { timeZone } = brand;
  const { price, country: countryName } = formatsOf(language);

  const time: MailContext['time'] = (moment, style) =>
    new Intl.DateTimeFormat(intlTag(language), { ...style, timeZone }).format(new Date(moment));

  return {
    t,
    brand,
    links,
    time,
    price,
    money: (amount, currency) => formatMoney(amount, currency, language),
    reader: { t, price, language, timeZone },
    reason: t('mail.reason', { brand: brand.name }),
    notYou: t('mail.not-you'),
    newPassword: { label: t('mail.set-password'), href: links.page('forgotPassword') },
    signInFacts: ({ when, device, country = null }) =>
      [
        { label: t('mail.when'), text: time(when, { dateStyle: 'long', timeStyle: 'short' }) },
        { label: t('mail.device'), text: device },
        { label: t('mail.place'), text: country === null ? '' : countryName(country) },
      ].filter(({ text }) => text !== ''),
    appealNotes: ({ appealUntil }) => [
      t('mail.statement-appeal', { date: time(appealUntil, { dateStyle: 'long' }) }),
      t('statements.redress'),
    ],
    unsubscribeEnding: (token) => ({
      label: t('mail.unsubscribe'),
      href: links.unsubscribe(token),
      post: links.path(`/v3/message/unsubscribe/${token}`),
    }),
  };
}
