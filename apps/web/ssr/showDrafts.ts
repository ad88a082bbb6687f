import { languageValues } from '@volan/domain-rules';
import { listDraftMessages } from '@volan/api-contract/wire';
import type { CompiledMessages } from '@volan/i18n';
import type { RequestContext } from './requestContext.ts';

/**
 * Puts unpublished texts into a page for an administrator's preview: of the language of the page, or of a language that
 * has no pages of its own yet. The API gives them to nobody else; for others the page is unchanged. [J63, J64]
 */
export async function showDrafts({ site, api, session, previewOf }: RequestContext): Promise<void> {
  if (previewOf === null || !session) return;

  const hasPages = languageValues.some((value) => value === previewOf);
  if (hasPages && previewOf !== site.language) return;

  const drafts = await api.sendOrNull(listDraftMessages, { lang: previewOf });
  if (drafts) Object.assign(site, { drafts: drafts as CompiledMessages });
}
