import { brands, formatPhone, orderName, printBankAccount, printIban, printReference } from '@volan/domain-rules';
import { createTranslator, formatMoney, formatsOf, intlTag, notificationText, productName } from '@volan/i18n';
import type { Mail } from './Mail.ts';
import { mailLinks } from './mailLinks.ts';
import { statementFacts } from './statementFacts.ts';

/** The addresses that end mails. */
interface MailEnding {
  readonly label: string;
  /** The page that asks. */
  readonly href: string;
  /** What mail programs post to. [RFC 8058] */
  readonly post: string;
}

/** What a mail says, before it has a look. */
export interface MailContent {
  readonly subject: string;
  /** Paragraphs before the code. */
  readonly paragraphs: readonly string[];
  /** What somebody wrote, shown as their words. */
  readonly quote?: string;
  /** What happened, as names and values. */
  readonly facts?: readonly { readonly label: string; readonly text: string }[];
  /** Digits to be typed. */
  readonly code?: string;
  /** The page to go on at. */
  readonly action?: { readonly label: string; readonly href: string };
  /** How one ends these mails. */
  readonly ending?: MailEnding;
  /** Sentences after it. */
  readonly notes: readonly string[];
}

/**
 * What a mail says, in its language; times are those of the brand.
 *
 * @param origin of the brand's pages, such as `https://www.volan.rs`
 */
export function mailContent(mail: Mail, origin: string): MailContent {
  const t = createTranslator(mail.language);
  const links = mailLinks(mail, origin);
  const brand = brands[mail.brand];
  const time = (moment: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intlTag(mail.language), { ...style, timeZone: brand.timeZone }).format(new Date(moment));
  const reason = t('mail.reason', { brand: brand.name });
  const notYou = t('mail.not-you');
  const facts = ({ when, device, country = null }: { when: string; device: string; country?: string | null }) =>
    [
      { label: t('mail.when'), text: time(when, { dateStyle: 'long', timeStyle: 'short' }) },
      { label: t('mail.device'), text: device },
      { label: t('mail.place'), text: country === null ? '' : formatsOf(mail.language).country(country) },
    ].filter(({ text }) => text !== '');
  /** Every way to go against a decision. [DSA 17(3)(f)] */
  const appealNotes = ({ appealUntil }: { appealUntil: string }) => [
    t('mail.statement-appeal', { date: time(appealUntil, { dateStyle: 'long' }) }),
    t('statements.redress'),
  ];
  const ending = (token: string): MailEnding => ({
    label: t('mail.unsubscribe'),
    href: links.unsubscribe(token),
    post: links.path(`/v3/message/unsubscribe/${token}`),
  });
  const price = formatsOf(mail.language).price;
  const reader = { t, price, language: mail.language, timeZone: brand.timeZone };
  const newPassword = { label: t('mail.set-password'), href: links.page('forgotPassword') };
  switch (mail.template) {
    case 'verify-email':
      return {
        subject: t('mail.verify-email-subject', { code: mail.values.code, brand: brand.name }),
        paragraphs: [
          t('mail.greeting', { name: mail.values.name }),
          t('mail.verify-email-text', { minutes: mail.values.minutes }),
        ],
        code: mail.values.code,
        notes: [notYou, reason],
      };
    case 'reset-password':
      return {
        subject: t('mail.reset-password-subject', { code: mail.values.code }),
        paragraphs: [t('mail.reset-password-text', { minutes: mail.values.minutes })],
        code: mail.values.code,
        notes: [notYou, reason],
      };
    case 'sign-in-code':
      return {
        subject: t('mail.sign-in-code-subject', { code: mail.values.code }),
        paragraphs: [t('mail.sign-in-code-text', { minutes: mail.values.minutes })],
        code: mail.values.code,
        notes: [notYou, reason],
      };
    case 'remove-account-code':
      return {
        subject: t('mail.remove-account-code-subject', { code: mail.values.code }),
        paragraphs: [t('mail.remove-account-code-text', { minutes: mail.values.minutes })],
        code: mail.values.code,
        notes: [notYou, reason],
      };
    case 'password-changed': {
      const when = time(mail.values.when, { dateStyle: 'long', timeStyle: 'short' });
      const device = mail.values.device === '' ? when : `${when} (${mail.values.device})`;
      const { passkeys: count = 0 } = mail.values;
      const passkeys = t('mail.password-changed-passkeys', { count, section: t('account.passkeys') });
      return {
        subject: t('mail.password-changed-subject'),
        paragraphs: [t('mail.password-changed-text', { when: device }), ...(count > 0 ? [passkeys] : [])],
        action: newPassword,
        notes: [reason],
      };
    }
    case 'address-changed':
      return {
        subject: t('mail.address-changed-subject'),
        paragraphs: [t('mail.address-changed-text', { email: mail.values.email })],
        notes: [reason],
      };
    case 'account-removed':
      return {
        subject: t('mail.account-removed-subject'),
        paragraphs: [
          t('mail.greeting', { name: mail.values.name }),
          t('mail.account-removed-text', { date: time(mail.values.eraseOn, { dateStyle: 'long' }) }),
        ],
        notes: [reason],
      };
    case 'account-status': {
      const { status, reason: said, statement } = mail.values;
      const given = said.trim() !== '';
      return {
        subject: t(`mail.account-${status}-subject`),
        paragraphs: [t(`mail.account-${status}-text`), ...(given ? [t('mail.account-status-reason')] : [])],
        ...(given && { quote: said.trim() }),
        ...(statement && { facts: statementFacts(statement, reader) }),
        action:
          status === 'active'
            ? { label: t('mail.sign-in'), href: links.page('signIn') }
            : statement
              ? { label: t('mail.appeal-open'), href: links.statement(statement.token) }
              : { label: t('mail.contact-us'), href: links.page('contact') },
        notes: [
          ...(statement ? appealNotes(statement) : status === 'active' ? [] : [t('mail.account-status-appeal')]),
          reason,
        ],
      };
    }
    case 'ad-decision': {
      const { title, decision, reasons, reason: words, statement } = mail.values;
      const said = [...reasons.map((each) => `${t(`my-ads.refused-${each}`)}.`), words.trim()]
        .filter(Boolean)
        .join(' ');
      return {
        ending: ending(mail.values.unsubscribe),
        subject: t(`mail.ad-${decision}-subject`, { title }),
        paragraphs: [t(`mail.ad-${decision}-text`, { title })],
        ...(said !== '' && { quote: said }),
        ...(statement && { facts: statementFacts(statement, reader) }),
        action: statement
          ? { label: t('mail.appeal-open'), href: links.page('statements') }
          : decision === 'approved'
            ? { label: t('mail.ad-open'), href: links.page('activeAds') }
            : { label: t('mail.ad-open'), href: links.page('inactiveAds') },
        notes: [
          ...(statement
            ? appealNotes(statement)
            : decision === 'rejected' || decision === 'removed'
              ? [t('mail.account-status-appeal')]
              : []),
          reason,
        ],
      };
    }
    case 'appeal-decided': {
      const { won, answer } = mail.values;
      const outcome = won ? 'won' : 'upheld';
      return {
        subject: t(`mail.appeal-${outcome}-subject`),
        paragraphs: [t(`mail.appeal-${outcome}-text`)],
        ...(answer.trim() !== '' && { quote: answer.trim() }),
        notes: [reason],
      };
    }
    case 'ad-expires': {
      const { title, endsOn } = mail.values;
      const date = time(endsOn, { dateStyle: 'long' });
      return {
        ending: ending(mail.values.unsubscribe),
        subject: t('mail.ad-expires-subject', { title, date }),
        paragraphs: [t('mail.ad-expires-text', { title, date })],
        action: { label: t('mail.ad-renew'), href: links.page('activeAds') },
        notes: [reason],
      };
    }
    case 'ad-stopped': {
      const { title, why } = mail.values;
      return {
        ending: ending(mail.values.unsubscribe),
        subject: t(`mail.ad-${why}-subject`, { title }),
        paragraphs: [t(`mail.ad-${why}-text`, { title })],
        action: { label: t('mail.ad-open'), href: links.page('inactiveAds') },
        notes: [reason],
      };
    }
    case 'ad-confirm': {
      const { title, isLast } = mail.values;
      return {
        ending: ending(mail.values.unsubscribe),
        subject: t('mail.ad-confirm-subject', { title }),
        paragraphs: [t('mail.ad-confirm-text', { title }), ...(isLast ? [t('mail.ad-confirm-last')] : [])],
        action: { label: t('mail.ad-confirm-action'), href: links.page('activeAds') },
        notes: [reason],
      };
    }
    case 'company-invitation': {
      const { company, inviter, link } = mail.values;
      return {
        subject: t('mail.company-invitation-subject', { inviter, company }),
        paragraphs: [t('mail.company-invitation-text', { inviter, company, brand: brand.name })],
        action: { label: t('mail.company-invitation-action'), href: links.path(link) },
        notes: [t('mail.company-invitation-note', { company })],
      };
    }
    case 'new-sign-in':
      return {
        subject: t('mail.new-sign-in-subject'),
        paragraphs: [t('mail.new-sign-in-text')],
        facts: facts(mail.values),
        action: newPassword,
        notes: [t('mail.not-you-password'), reason],
      };
    case 'account-opened':
      return {
        subject: t('mail.account-opened-subject', { brand: brand.name }),
        paragraphs: [
          t('mail.greeting', { name: mail.values.name }),
          t('mail.account-opened-text', { brand: brand.name }),
        ],
        action: newPassword,
        notes: [t('mail.account-opened-note'), reason],
      };
    case 'email-already-registered':
      return {
        subject: t('mail.email-already-registered-subject', { brand: brand.name }),
        paragraphs: [t('mail.email-already-registered-text')],
        action: { label: t('mail.sign-in'), href: links.page('signIn') },
        notes: [t('mail.nothing-changed'), reason],
      };
    case 'welcome-business': {
      const { name, company } = mail.values;
      return {
        subject: t('mail.welcome-business-subject', { company, brand: brand.name }),
        paragraphs: [t('mail.greeting', { name }), t('mail.welcome-business-text')],
        action: { label: t('mail.open-profile'), href: links.page('profile') },
        notes: [reason],
      };
    }
    case 'second-factor-changed': {
      const state = mail.values.on ? 'on' : 'off';
      return {
        subject: t(`mail.second-factor-${state}-subject`),
        paragraphs: [t(`mail.second-factor-${state}-text`)],
        facts: facts(mail.values),
        action: newPassword,
        notes: [t('mail.not-you-password'), reason],
      };
    }
    case 'passkey-added':
      return {
        subject: t('mail.passkey-added-subject'),
        paragraphs: [t('mail.passkey-added-text', { name: mail.values.name })],
        facts: facts(mail.values),
        action: { label: t('mail.open-settings'), href: links.page('settings') },
        notes: [t('mail.passkey-added-note'), reason],
      };
    case 'messages-unread': {
      const { conversations } = mail.values;
      const [first, ...others] = conversations;
      const isOne = first !== undefined && others.length === 0;
      const href = isOne && first.place ? links.conversation(first.place) : links.page('messages');
      return {
        subject: isOne ? t('mail.messages-subject', first) : t('mail.messages-many-subject', { brand: brand.name }),
        paragraphs: [isOne ? t('mail.messages-text', first) : t('mail.messages-many-text')],
        ...(isOne
          ? { quote: first.text }
          : { facts: conversations.map(({ from, title, text }) => ({ label: `${from} · ${title}`, text })) }),
        action: { label: t('mail.messages-open'), href },
        notes: [reason],
        ending: ending(mail.values.unsubscribe),
      };
    }
    case 'price-drop': {
      const { title, adId, unsubscribe } = mail.values;
      const values = { title, price: price(mail.values.price), before: price(mail.values.before) };
      return {
        subject: t('mail.price-drop-subject', values),
        paragraphs: [t('mail.price-drop-text', values)],
        action: { label: t('mail.price-drop-open'), href: links.ad(adId) },
        notes: [reason],
        ending: ending(unsubscribe),
      };
    }
    case 'plan-notice': {
      const { event, facts: told, unsubscribe } = mail.values;
      const isOver = event === 'plan-unpaid' || event === 'plan-ends';
      return {
        subject: notificationText({ event, title: null, facts: told }, reader),
        paragraphs: [t(`mail.${event}-text`), ...(isOver ? [t('plans.over-limit')] : [])],
        action: { label: t('mail.plan-open'), href: links.page('myPlan') },
        notes: [reason],
        ending: ending(unsubscribe),
      };
    }
    case 'boost-ended': {
      const { title, adId, tier, unsubscribe } = mail.values;
      return {
        subject: notificationText({ event: 'boost-ended', title, facts: { tier } }, reader),
        paragraphs: [t('mail.boost-ended-text')],
        action: { label: t('mail.boost-open'), href: links.boosts(adId) },
        notes: [reason],
        ending: ending(unsubscribe),
      };
    }
    case 'notifications-digest': {
      return {
        subject: t('mail.digest-subject', { brand: brand.name }),
        paragraphs: [t('mail.digest-text')],
        facts: mail.values.told.map((told) => ({
          label: time(told.at, { dateStyle: 'medium' }),
          text: notificationText(told, reader),
        })),
        action: { label: t('mail.digest-open'), href: links.page('notifications') },
        notes: [reason],
        ending: ending(mail.values.unsubscribe),
      };
    }
    case 'receipt': {
      const { number, orderId, total, currency, products = [], isOther = false } = mail.values;
      const money = (amount: number) => formatMoney(amount, currency, mail.language);
      const bought = products.map(({ id, quantity, gross }) => {
        const name = productName(id, { t });
        return `${quantity > 1 ? `${quantity} × ${name}` : name}: ${money(gross)}`;
      });
      return {
        subject: t('mail.receipt-subject', { number }),
        paragraphs: [t('mail.receipt-text', { sum: money(total) }), t('mail.receipt-attached')],
        facts: [
          ...bought.map((text) => ({ label: t('mail.receipt-bought'), text })),
          { label: t('mail.receipt-number'), text: number },
        ],
        ...(!isOther && { action: { label: t('mail.receipt-open'), href: links.receipt(orderId) } }),
        notes: [isOther ? t('mail.receipt-named', { brand: brand.name }) : reason],
      };
    }
    case 'transfer-slip': {
      const { orderId, total, currency, payee, account, swift, reference, purpose, until } = mail.values;
      const sum = formatMoney(total, currency, mail.language);
      const isDomestic = currency === 'RSD';
      return {
        subject: t('mail.transfer-slip-subject', { order: orderName(orderId) }),
        paragraphs: [t('mail.transfer-slip-text', { sum })],
        facts: [
          { label: t('slip.payee'), text: payee.replaceAll('\n', ', ') },
          isDomestic
            ? { label: t('slip.account'), text: printBankAccount(account) }
            : { label: 'IBAN', text: printIban(account) },
          ...(swift === null ? [] : [{ label: t('slip.bic'), text: swift }]),
          { label: t('payment.amount'), text: sum },
          { label: t('slip.reference'), text: printReference(reference) },
          { label: t('slip.purpose'), text: purpose },
        ],
        action: { label: t('mail.transfer-slip-open'), href: links.slip(orderId) },
        notes: [t('mail.transfer-slip-until', { date: time(until, { dateStyle: 'medium' }) }), reason],
      };
    }
    case 'order-cancelled': {
      const { orderId, total, currency, why } = mail.values;
      const text = why === 'card-released' ? 'mail.order-released-text' : 'mail.order-cancelled-text';
      return {
        subject: t('mail.order-cancelled-subject', { order: orderName(orderId) }),
        paragraphs: [t(text, { sum: formatMoney(total, currency, mail.language) })],
        action: { label: t('mail.orders-open'), href: links.page('orders') },
        notes: [reason],
      };
    }
    case 'credit-note': {
      const { number, orderId, total, currency, isOther = false } = mail.values;
      return {
        subject: t('mail.credit-note-subject', { number }),
        paragraphs: [
          t('mail.credit-note-text', { sum: formatMoney(total, currency, mail.language) }),
          t('mail.receipt-attached'),
        ],
        facts: [{ label: t('mail.credit-note-number'), text: number }],
        ...(!isOther && { action: { label: t('mail.credit-note-open'), href: links.receipt(orderId) } }),
        notes: [isOther ? t('mail.receipt-named', { brand: brand.name }) : reason],
      };
    }
    case 'payment-returned': {
      const { orderId, total, currency, why } = mail.values;
      const sum = formatMoney(total, currency, mail.language);
      return {
        subject: t('mail.payment-returned-subject', { order: orderName(orderId), sum }),
        paragraphs: [t(`mail.payment-returned-${why}`, { sum })],
        action: { label: t('mail.orders-open'), href: links.page('orders') },
        notes: [reason],
      };
    }
    case 'phone-moved':
      return {
        subject: t('mail.phone-moved-subject'),
        paragraphs: [t('mail.phone-moved-text', { phone: formatPhone(mail.values.phone) })],
        action: { label: t('mail.open-settings'), href: links.page('settings') },
        notes: [reason],
      };
  }
}
