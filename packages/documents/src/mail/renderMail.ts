import { brands, escapeHtml, toHtmlLang } from '@volan/domain-rules';
import { createTranslator } from '@volan/i18n';
import { themes } from '@volan/tokens';
import type { Mail } from './Mail.ts';
import { mailContent } from './mailContent.ts';
import { mailStyles } from './mailStyles.ts';

/** A mail that can be sent. */
export interface RenderedMail {
  /** One line without controls, so that nobody's name makes a header of its own. */
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Address that ends mails of this kind when something is posted to it; null: they concern the account. [RFC 8058] */
  readonly unsubscribe: string | null;
}

/**
 * Writes a mail: HTML in tables, which old programs show, light and dark, at most 600 px wide; and the same as text.
 *
 * @param origin of the brand's pages, such as `https://www.volan.rs`: every link of the mail leads there
 */
export function renderMail(mail: Mail, origin: string): RenderedMail {
  const { subject, paragraphs, quote, facts = [], code, action, notes, ending } = mailContent(mail, origin);
  const t = createTranslator(mail.language);
  const { name } = brands[mail.brand];
  const line = oneLine(subject);
  const { host } = new URL(origin);
  const text = [
    ...paragraphs,
    ...(quote === undefined ? [] : [quote.replaceAll(/^/gm, '> ')]),
    ...(facts.length === 0 ? [] : [facts.map((fact) => `${fact.label}: ${fact.text}`).join('\n')]),
    ...(code === undefined ? [] : [code]),
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...notes,
    ...(ending ? [`${ending.label}:\n${ending.href}`] : []),
    `${name}\n${origin}`,
  ].join('\n\n');
  const paragraph = (words: string, className: string) => `<p class="${className}">${escapeHtml(words)}</p>`;
  const link = (href: string, words: string, className: string) =>
    `<a href="${escapeHtml(href)}" class="${className}">${escapeHtml(words)}</a>`;
  const parts = [
    ...paragraphs.map((words) => paragraph(words, 'text')),
    ...(quote === undefined ? [] : [`<p class="quote">${escapeHtml(quote).replaceAll('\n', '<br>')}</p>`]),
    ...(facts.length === 0 ? [] : [table(facts)]),
    ...(code === undefined ? [] : [paragraph(code, 'code')]),
    ...(action ? [button(link(action.href, action.label, 'action'))] : []),
    ...notes.map((words) => paragraph(words, 'note')),
    ...(action
      ? [`<p class="note">${escapeHtml(t('mail.open-address'))}<br>${link(action.href, action.href, 'address')}</p>`]
      : []),
    ...(ending ? [`<p class="note">${link(ending.href, ending.label, 'address')}</p>`] : []),
  ];
  const html = `<!doctype html>
<html lang="${toHtmlLang(mail.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(line)}</title>
<style>
${mailStyles(themes[`${mail.brand}.light`])}
@media (prefers-color-scheme: dark) {
${mailStyles(themes[`${mail.brand}.dark`])}
}
</style>
</head>
<body>
<div class="preview">${escapeHtml(paragraphs.at(-1) ?? '')}</div>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" class="page"><tr><td align="center">
<table role="presentation" width="600" cellspacing="0" cellpadding="0" class="sheet"><tr><td>
<p class="brand">${link(origin, name, 'home')}</p>
${parts.join('\n')}
</td></tr></table>
<p class="foot">${link(origin, `${name} · ${host}`, 'home')}</p>
</td></tr></table>
</body>
</html>
`;

  return { subject: line, html, text, unsubscribe: ending?.post ?? null };
}

/** Names and values below each other. */
const table = (facts: readonly { readonly label: string; readonly text: string }[]) =>
  `<table role="presentation" cellspacing="0" cellpadding="0" class="facts">${facts
    .map(({ label, text }) => `<tr><td class="label">${escapeHtml(label)}</td><td>${escapeHtml(text)}</td></tr>`)
    .join('')}</table>`;

/** A link in a cell of its own colour: old programs fill cells, not links. */
const button = (link: string) =>
  `<table role="presentation" cellspacing="0" cellpadding="0" class="button"><tr><td class="fill">${link}</td></tr></table>`;

/** Controls and line breaks become spaces. */
const oneLine = (words: string) => words.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
