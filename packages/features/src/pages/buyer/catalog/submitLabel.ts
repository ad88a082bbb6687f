import type { AdSearchMeta } from '@volan/api-contract';
import { isLanguageValue } from '@volan/domain-rules';
import { formatCompiled } from '@volan/i18n';
import type { FilterPanelProps } from './FilterPanelProps.ts';

/** The button of a filter form: how many ads it shows, while that is known. [M51] */
export function submitLabel(
  { texts, asking }: Pick<FilterPanelProps, 'texts' | 'asking'>,
  live: AdSearchMeta | undefined,
  failed: boolean,
) {
  if (failed || !isLanguageValue(asking.language)) {
    return texts.show;
  }
  return live ? formatCompiled(texts.showCount, asking.language, { count: live.total }) : texts.showNow;
}
