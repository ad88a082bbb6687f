import type { ManagedSpecification } from '@volan/api-contract';
import type { FlagColumn, FlagName } from '@volan/ui/FlagMatrix';
import type { AdminTexts } from '@volan/i18n/admin';

/** Kinds of answers in the order of a list. */
export const specificationTypes = [
  ...(['enum', 'bool', 'int', 'decimal', 'year', 'month-year', 'color', 'text'] as const),
] satisfies readonly ManagedSpecification['type'][];

/** The label of a kind of answer. */
export function typeName(texts: AdminTexts, type: ManagedSpecification['type']): string {
  const names = {
    enum: texts.typeEnum,
    bool: texts.typeBool,
    int: texts.typeInt,
    decimal: texts.typeDecimal,
    year: texts.typeYear,
    'month-year': texts.typeMonthYear,
    color: texts.typeColor,
    text: texts.typeText,
  };
  return names[type];
}

/** The flags with their effects. [E20] */
export const flagColumns = (texts: AdminTexts): FlagColumn[] => [
  { name: 'status', meaning: texts.flagStatus },
  { name: 'infilter', meaning: texts.flagInfilter },
  { name: 'highlight', meaning: texts.flagHighlight },
  { name: 'shortfilter', meaning: texts.flagShortfilter },
  { name: 'intitle', meaning: texts.flagIntitle },
  { name: 'multi', meaning: texts.flagMulti },
];

/** The stored flags of a question. */
export const flagsOf = (row: Pick<ManagedSpecification, FlagName>): Record<FlagName, boolean> => ({
  status: row.status === 1,
  infilter: row.infilter === 1,
  highlight: row.highlight === 1,
  shortfilter: row.shortfilter === 1,
  intitle: row.intitle === 1,
  multi: row.multi === 1,
});
