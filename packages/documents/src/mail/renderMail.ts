import { brands, toHtmlLang } from '@volan/domain-rules';
import { themes, type ThemeTokens } from '@volan/tokens';
import type { Mail } from './Mail.ts';
import { mailContent } from './mailContent.ts';

/** A mail that can be sent. */
export interface RenderedMail {
  /** One line without controls, so that nobody's name makes a header of its own. */
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Writes a mail: HTML in tables, which old programs show, light and dark, at most 600 px wide; and the same as text. */
export function renderMail(mail: Mail): RenderedMail {
  const { subject, paragraphs, code, notes } = mailContent(mail);
  const brand = brands[mail.brand];
  const light = themes[`${mail.brand}.light`];
  const dark = themes[`${mail.brand}.dark`];
  const line = oneLine(subject);
  const text = [...paragraphs, ...(code === null ? [] : [code]), ...notes, brand.name].join('\n\n');
  const paragraph = (words: string, name: string) => `<p class="${name}">${escapeHtml(words)}</p>`;
  const html = `<!doctype html>
<html lang="${toHtmlLang(mail.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(line)}</title>
<style>
${styleOf(light)}
@media (prefers-color-scheme: dark) {
${styleOf(dark)}
}
</style>
</head>
<body>
<div style="display:none">${escapeHtml(paragraphs.at(-1) ?? '')}</div>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" class="page"><tr><td align="center">
<table role="presentation" width="600" cellspacing="0" cellpadding="0" class="sheet"><tr><td>
<p class="brand">${escapeHtml(brand.name)}</p>
${paragraphs.map((words) => paragraph(words, 'text')).join('\n')}
${code === null ? '' : `<p class="code">${escapeHtml(code)}</p>\n`}${notes.map((words) => paragraph(words, 'note')).join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
  return { subject: line, html, text };
}

function styleOf({ surface, text, radius, brand }: ThemeTokens) {
  return `body, .page { margin: 0; background: ${surface.page}; }
.page { padding: 24px 12px; }
.sheet { max-width: 600px; width: 100%; background: ${surface.base}; border-radius: ${radius.lg}; padding: 24px; }
p { margin: 0 0 16px; font: 16px/1.5 ${brand.font.text}; color: ${text.primary}; }
.brand { font: 700 20px/1.2 ${brand.font.display}; }
.code { font-size: 32px; font-weight: 700; letter-spacing: 6px; }
.note { font-size: 14px; color: ${text.secondary}; }`;
}

/** Controls and line breaks become spaces. */
const oneLine = (words: string) => words.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (words: string) => words.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
