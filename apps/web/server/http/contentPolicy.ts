import { createHash } from 'node:crypto';

/** The inline scripts and styles of a document. */
export interface InlineParts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Addresses of others that scripts may ask. @default none */
  readonly services?: readonly string[];
  /** Address of the style of a map on the page; its tiles and pictures come from the same origin. @default none */
  readonly mapStyleUrl?: string | null | undefined;
  /** Origins of others to which forms may be posted: the bank's. @default none */
  readonly formOrigins?: readonly string[];
}

/** The hash that allows an inline script or style in a content policy. */
export const inlineHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The content security policy of a public page: own files and exactly these inline parts, nothing else. */
export const contentPolicy = (inline: InlineParts) => policyOf(inline, '');

/** The policy of a private page: what carries the nonce of this one answer may run, too. */
export const privatePolicy = (nonce: string, inline: InlineParts) => policyOf(inline, `'nonce-${nonce}' `);

function policyOf({ scripts, styles, services = [], mapStyleUrl, formOrigins = [] }: InlineParts, nonce: string) {
  const mapOrigin = mapStyleUrl ? ` ${new URL(mapStyleUrl).origin}` : '';
  const origins = [...services.map((address) => ` ${new URL(address).origin}`), mapOrigin].filter(Boolean);
  return [
    "default-src 'self'",
    `script-src 'self' ${nonce}${scripts.map(inlineHash).join(' ')}`,
    `style-src 'self' ${styles.map(inlineHash).join(' ')}`,
    // on private pages pictures of an ad are shown from their files while they are on their way to the server
    `img-src 'self' data:${nonce === '' ? '' : ' blob:'}${mapOrigin}`,
    ...(origins.length > 0 ? [`connect-src 'self'${origins.join('')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formOrigins].join(' '),
    "frame-ancestors 'none'",
  ].join('; ');
}
