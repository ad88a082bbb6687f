import { createHash } from 'node:crypto';
import { renderMail } from '@volan/documents';
import { escapeHtml } from '@volan/domain-rules';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Sql } from 'postgres';
import type { BrandAddresses } from '../brands/brandAddresses.ts';
import { mailOf, type MailRow } from './deliverMail.ts';

/** Path of the mailbox of development. */
const path = '/dev/mailbox';

const shown = 100;

const styles =
  'body{font:16px/1.5 system-ui;margin:24px;max-width:70rem}td,th{padding:4px 16px 4px 0;text-align:left;vertical-align:top}iframe{width:100%;height:70vh;border:1px solid}pre{white-space:pre-wrap}';

/** A text message that waits to be read. */
interface SmsRow {
  readonly recipient: string;
  readonly message: string;
  readonly created_at: Date;
}

/**
 * The mailbox of development: all waiting mails and text messages, or those of one recipient (`?to=`), the newest
 * first; one mail as HTML and plain text. It does not exist in production, or if a mail server is configured.
 */
export function mailboxRoutes(app: FastifyInstance, sql: Sql, brandAddresses: BrandAddresses) {
  const rendered = (row: MailRow) => renderMail(mailOf(row), brandAddresses[row.brand].origin);
  const mailOfId = async (id: string) => {
    const [row] = /^\d{1,15}$/.test(id) ? await sql<MailRow[]>`select * from mail where id = ${id}` : [];
    return row && { recipient: row.recipient, ...rendered(row) };
  };
  const nothing = (reply: FastifyReply) =>
    send(reply.code(404), page('Mailbox', '<p>There is no such mail.</p>'), pagePolicy);

  app.get<{ Querystring: { to?: string } }>(path, async ({ query }, reply) => {
    const to = typeof query.to === 'string' ? query.to.trim().toLowerCase() : '';
    const ofRecipient = to === '' ? sql`` : sql`where recipient = ${to}`;
    const mails = await sql<MailRow[]>`select * from mail ${ofRecipient} order by id desc limit ${shown}`;
    const messages = await sql<SmsRow[]>`select * from sms ${ofRecipient} order by id desc limit ${shown}`;
    const lines = [
      ...mails.map((row) => ({
        ...row,
        text: `<a href="${path}/${row.id}">${escapeHtml(rendered(row).subject)}</a>`,
      })),
      ...messages.map((row) => ({ ...row, text: `SMS: ${escapeHtml(row.message).replaceAll('\n', '<br>')}` })),
    ].toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime());
    const rows = lines.map(({ created_at, recipient, text }) => {
      const at = created_at.toISOString().slice(0, 19).replace('T', ' ');
      return `<tr><td>${at}</td><td>${escapeHtml(recipient)}</td><td>${text}</td></tr>`;
    });
    const list =
      rows.length === 0
        ? '<p>No mail yet.</p>'
        : `<table><thead><tr><th>When (UTC)</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
    const form = `<form><label>To <input name="to" value="${escapeHtml(to)}"></label> <button>Show</button></form>`;

    return send(reply, page('Mailbox', `${form}${list}`), pagePolicy);
  });

  app.get<{ Params: { id: string } }>(`${path}/:id`, async ({ params: { id } }, reply) => {
    const mail = await mailOfId(id);
    if (!mail) return nothing(reply);

    // a sandbox without scripts, because a mail is untrusted
    const frame = `<iframe sandbox="" title="The mail" src="${path}/${id}/html"></iframe>`;
    const body = `<p><a href="${path}">All mails</a></p><p>To ${escapeHtml(mail.recipient)}</p>${frame}<h2>As text</h2><pre>${escapeHtml(mail.text)}</pre>`;

    return send(reply, page(mail.subject, body), pagePolicy);
  });

  // the mail has its own address, because a frame without one would inherit the content policy of the page around it
  app.get<{ Params: { id: string } }>(`${path}/:id/html`, async ({ params: { id } }, reply) => {
    const mail = await mailOfId(id);
    if (!mail) return nothing(reply);

    const style = /<style>([^]*?)<\/style>/.exec(mail.html)?.[1] ?? '';

    return send(reply, mail.html, `${policyOf(style)}; sandbox; frame-ancestors 'self'`);
  });
}

const policyOf = (style: string) =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const pagePolicy = `${policyOf(styles)}; frame-src 'self'; form-action 'self'; frame-ancestors 'none'`;

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${styles}</style><h1>${escapeHtml(title)}</h1>${body}`;

const send = (reply: FastifyReply, html: string, policy: string) =>
  reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(html);
