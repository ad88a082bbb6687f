import { renderMail } from '@volan/documents';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Sql } from 'postgres';
import type { BrandAddresses } from '../brands/brandAddresses.ts';
import { mailOf, type MailRow } from './deliverMail.ts';

/** Where the mailbox of development is. */
const path = '/dev/mailbox';

const shown = 100;

const styles =
  'body{font:16px/1.5 system-ui;margin:24px;max-width:70rem}td,th{padding:4px 16px 4px 0;text-align:left}iframe{width:100%;height:70vh;border:1px solid}';

/**
 * The mailbox of development: every mail that waits, newest first, of all or of one recipient (`?to=`); one mail as HTML
 * and as plain text. Where a mail server is configured there is none, in production least of all.
 */
export function mailboxRoutes(app: FastifyInstance, sql: Sql, brandAddresses: BrandAddresses) {
  const rendered = (row: MailRow) => renderMail(mailOf(row), brandAddresses[row.brand].origin);

  app.get<{ Querystring: { to?: string } }>(path, async ({ query }, reply) => {
    const to = typeof query.to === 'string' ? query.to.trim().toLowerCase() : '';
    const rows = await sql<MailRow[]>`
      select * from mail ${to === '' ? sql`` : sql`where recipient = ${to}`} order by id desc limit ${shown}`;
    const lines = rows.map((row) => {
      const { subject } = rendered(row);
      const at = row.created_at.toISOString().slice(0, 19).replace('T', ' ');
      return `<tr><td>${at}</td><td>${escaped(row.recipient)}</td><td><a href="${path}/${row.id}">${escaped(subject)}</a></td></tr>`;
    });
    const list =
      lines.length === 0
        ? '<p>No mail yet.</p>'
        : `<table><thead><tr><th>When (UTC)</th><th>To</th><th>Subject</th></tr></thead><tbody>${lines.join('')}</tbody></table>`;
    const form = `<form><label>To <input name="to" type="email" value="${escaped(to)}"></label> <button>Show</button></form>`;
    return send(reply, page('Mailbox', `${form}${list}`));
  });

  app.get<{ Params: { id: string } }>(`${path}/:id`, async ({ params: { id } }, reply) => {
    const [row] = /^\d{1,15}$/.test(id) ? await sql<MailRow[]>`select * from mail where id = ${id}` : [];
    if (!row) return send(reply.code(404), page('Mailbox', '<p>There is no such mail.</p>'));
    const { subject, html, text } = rendered(row);
    // a sandbox without scripts: a mail is shown as a stranger's
    const frame = `<iframe sandbox="" title="The mail" srcdoc="${escaped(html)}"></iframe>`;
    const body = `<p><a href="${path}">All mails</a></p><p>To ${escaped(row.recipient)}</p>${frame}<h2>As text</h2><pre>${escaped(text)}</pre>`;
    return send(reply, page(subject, body));
  });
}

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${styles}</style><h1>${escaped(title)}</h1>${body}`;

const send = (reply: FastifyReply, html: string) =>
  reply
    .header('cache-control', 'no-store')
    // the mail in its frame brings styles of its own
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'`,
    )
    .type('text/html; charset=utf-8')
    .send(html);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (words: string) => words.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
