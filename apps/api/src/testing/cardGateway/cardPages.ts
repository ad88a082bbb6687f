import { createHash } from 'node:crypto';
import { escapeHtml } from '@volan/domain-rules';
import type { FastifyReply } from 'fastify';
import { testCards } from './testCards.ts';

const styles =
  'body{font:16px/1.5 system-ui;margin:24px auto;max-width:36rem;padding:0 16px}label{display:block}input{font:inherit;padding:8px;width:100%;box-sizing:border-box}button{font:inherit;padding:8px 16px;margin:8px 8px 0 0;min-height:44px}';

const goOn = 'document.forms[0].submit()';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policy = `default-src 'none'; style-src ${hashOf(styles)}; script-src ${hashOf(goOn)}; base-uri 'none'; frame-ancestors 'none'`;

/** Sends a page of the test gateway. */
export const sendPage = (reply: FastifyReply, title: string, body: string, status = 200) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${styles}</style><main><h1>${escapeHtml(title)}</h1>${body}</main>`,
    );

/** The card page, with a button for each test card and a field for a number. */
export function cardPage(visit: string, amount: string): string {
  const buttons = Object.values(testCards).map(
    ({ number, name }) => `<button name="card" value="${number}">${escapeHtml(name)}</button>`,
  );
  return `<p>This is no bank: no money moves. You pay <strong>${escapeHtml(amount)}</strong>.</p><form method="post" action="/card"><input type="hidden" name="visit" value="${escapeHtml(visit)}"><p>${buttons.join('')}</p></form><form method="post" action="/card"><input type="hidden" name="visit" value="${escapeHtml(visit)}"><label>Card number <input name="card" inputmode="numeric" autocomplete="off" required></label><button>Pay</button></form>`;
}

/**
 * The page that sends the browser back to the shop with the bank's reply: a form that submits itself, as at the bank.
 */
export function returnPage(url: string, fields: Readonly<Record<string, string>>): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="${escapeHtml(url)}">${inputs.join('')}<button>Back to the shop</button></form><script>${goOn}</script>`;
}
