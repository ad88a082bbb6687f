import type { ManagedSpecification } from '@volan/api-contract';
import type { FlagColumn, FlagName, FlagRow } from '@volan/ui/FlagMatrix';
import type { AdminTexts } from '@volan/i18n/admin';
import { titleIn } from '../../entities/taxonomy/TitleFields.tsx';
import type { AdminSite } from '../../shell/site.ts';

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

/** Flags that were changed and are not published yet, by question and flag. */
export type FlagChanges = Readonly<Record<string, Readonly<Partial<Record<FlagName, boolean>>>>>;

/** A question in the matrix of flags, with its changes; its locked flags say why they are. */
export function flagRowOf(
  row: ManagedSpecification,
  changes: FlagChanges,
  mayEdit: boolean,
  { texts, language }: Pick<AdminSite, 'texts' | 'language'>,
): FlagRow {
  const id = String(row.id);
  const changed = changes[id] ?? {};

  return {
    id,
    name: titleIn(row, language),
    type: row.unit === null ? typeName(texts, row.type) : `${typeName(texts, row.type)} (${row.unit})`,
    flags: { ...flagsOf(row), ...changed },
    changed: Object.keys(changed) as FlagName[],
    ...(!mayEdit
      ? { locked: Object.fromEntries(flagColumns(texts).map(({ name }) => [name, texts.headOfficeOnly])) }
      : row.type !== 'enum'
        ? { locked: { multi: texts.onlyLists } }
        : row.several > 0 && { locked: { multi: texts.several({ count: row.several }) } }),
  };
}
