import type { AccountReasonName, DecisionGround } from '@volan/domain-rules';
import { intlTag, type NotificationReader } from '@volan/i18n';

/**
 * The facts of a decision in a mail, beside the moderator's words: its reason, its grounds, who decided, its duration.
 * [P60]
 */
export function statementFacts(
  statement: {
    readonly grounds: readonly DecisionGround[];
    readonly code?: AccountReasonName;
    readonly until?: string | null;
  },
  { t, language, timeZone }: NotificationReader,
): { readonly label: string; readonly text: string }[] {
  const { grounds, code, until } = statement;
  const day = new Intl.DateTimeFormat(intlTag(language), { dateStyle: 'long', timeZone });
  return [
    ...(code === undefined ? [] : [{ label: t('statements.why'), text: t(`statements.reason-${code}`) }]),
    { label: t('statements.rests'), text: grounds.map((ground) => t(`statements.ground-${ground}`)).join(', ') },
    { label: t('statements.how'), text: t('statements.by-person') },
    ...(until == null ? [] : [{ label: t('statements.until'), text: day.format(new Date(until)) }]),
  ];
}
