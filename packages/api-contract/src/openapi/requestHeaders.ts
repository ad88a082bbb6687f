import { idempotencyHeader, sameRequestSeconds } from '../request/readIdempotencyKey.ts';

const text = { type: 'string' };

function header(name: string, description: string, schema: object = text) {
  return { name, in: 'header', required: false, description, schema };
}

/** Header with the version of the client. */
export const appVersionHeader = 'x-app-version';

/** Headers that every call takes. [I02] */
export const requestHeaders = {
  authorization: header('authorization', 'Bearer access token.'),
  'refresh-token': header('refresh-token', 'Refresh token of apps and partners; browsers hold it in a cookie.'),
  uid: header('uid', 'Id of the client session, at least 128 random bits.'),
  encrypt: header('encrypt', 'Form fields and replies are encrypted by field (e1).', {
    const: 'true',
  }),
  [appVersionHeader]: header(appVersionHeader, 'Version of the client.'),
  'accept-language': header('accept-language', 'Language of texts; `lang` of the query wins.'),
  'x-brand': header('x-brand', 'Brand the visitor came by; unknown or absent is the default brand.'),
};

/** The version of the client where a call needs it: it shows that no page of another site sends the request. */
export const requiredAppVersion = {
  ...header(appVersionHeader, 'Version of the client. Without it: 403 `forbidden`.'),
  required: true,
};

/** The header that only calls take which happen once. */
export const idempotencyKey = header(
  idempotencyHeader,
  `Id that the client made: the same request with it again happens once. Without it, the same request of the same session within ${sameRequestSeconds} seconds happens once.`,
  { type: 'string', format: 'uuid' },
);
