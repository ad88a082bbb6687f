import type { Api } from '@volan/api-client';
import { toWrittenLanguage } from '@volan/domain-rules';

/**
 * A client in a browser: on a page in Cyrillic its replies come in Cyrillic. What writes them so is loaded there only.
 */
export function inScriptOfPage(api: Api): Api {
  // Parts that a server makes ask nothing.
  if (typeof document === 'undefined' || toWrittenLanguage(document.documentElement.lang) !== 'rs-cyrl') {
    return api;
  }
  const written = import('@volan/api-client/script').then(
    ({ inCyrillic }) => inCyrillic(api),
    // A lost network: replies in the other script are better than none.
    () => api,
  );
  return {
    language: api.language,
    send: async (...asked) => (await written).send(...asked),
    sendOrNull: async (...asked) => (await written).sendOrNull(...asked),
    sendOrEmpty: async (...asked) => (await written).sendOrEmpty(...asked),
  };
}
