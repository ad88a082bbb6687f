import type { ActiveFilter, BodyTypeOption, FacetOption, RangeFieldsProps, SelectOption } from '@volan/ui';
import type { NumberMessages } from '@volan/ui/NumberInput';
import type { CompiledMessage } from '@volan/i18n';
import type { AskingProps } from '../../../runtime/hydration/withQueries.tsx';

/** A make, with its models if it is chosen. */
export interface MakeOption extends FacetOption {
  id: number;
}

/** The controls of one question. */
export type PanelControl =
  | { kind: 'makes'; makes: MakeOption[] }
  | { kind: 'options'; options: FacetOption[] }
  | { kind: 'bodies'; options: BodyTypeOption[] }
  | {
      kind: 'range';
      range: Pick<RangeFieldsProps, 'defaultValue' | 'decimals' | 'grouping' | 'unit' | 'step' | 'buckets'>;
    }
  | { kind: 'years'; from: string; to: string; years: SelectOption[] }
  /** One side of a span, chosen from a few: "within 7 days", "at least until May". */
  | { kind: 'limit'; side: 'min' | 'max'; value: string; options: SelectOption[] }
  /** Generations of the chosen models; none before a model is chosen. */
  | { kind: 'generations'; options: FacetOption[] };

/** One question of the panel, in the words of the visitor. */
export interface PanelGroup {
  /** Key in `filters`. */
  key: string;
  /** Slug of the group of questions that it belongs to. */
  group: string;
  title: string;
  /** The choice in words; empty without one. */
  value: string;
  /** Shows its answers at once in the rail. */
  open: boolean;
  control: PanelControl;
}

/** Texts of the panel, ready to read. */
interface PanelTexts {
  title: string;
  close: string;
  /** Text of the button while the number is not known. */
  show: string;
  /** Text of the button before the first change: with the number of the page, so that hydration formats nothing. */
  showNow: string;
  /** Text of the button with `count`, filled in by the browser while filters are chosen. */
  showCount: CompiledMessage;
  from: string;
  to: string;
  findMake: string;
  nothingFound: string;
  allMakes: string;
  fewer: string;
  /** The messages of a number field for refused texts. */
  numbers: NumberMessages;
  /** Shown in place of the generations until a model is chosen. */
  chooseModel: string;
  /** "Show all", with the number in words. */
  more: Record<string, string>;
}

/** The filter form of a category as plain data: it travels to the browser with the page. */
export interface FilterPanelProps extends AskingProps {
  id: string;
  action: string;
  categoryId: number;
  /** The account whose stock is shown; `null` = the form itself says whose, if anybody's. */
  seller: number | null;
  /** Countries of the host; a country of the address is in `hidden`. */
  countries: string[];
  /** Value of `lang`, for numbers. */
  tag: string;
  clear?: { href: string; label: string };
  chosen: { label: string; removeLabel: string; filters: ActiveFilter[] };
  chosenCount?: { count: string; label: string };
  hidden: { name: string; value: string }[];
  /** Words to look for in the ads. */
  search: { label: string; value: string };
  credit: { label: string; count: string; checked: boolean } | null;
  groups: PanelGroup[];
  /** Way to the form with every question. */
  detailed?: { href: string; label: string };
  texts: PanelTexts;
}
