import { FormItem, type FormItemProps } from '@volan/ui/SectionedForm';
import type { FacetOption } from '@volan/ui/FacetList';
import { FilterControl, withCounts } from '../catalog/FilterControl.tsx';
import type { FilterPanelProps, PanelControl, PanelGroup } from '../catalog/FilterPanelProps.ts';
import { maxChips, SearchAnswers } from './SearchAnswers.tsx';
import type { SoughtField } from './soughtFields.ts';

export interface SearchFieldProps {
  group: PanelGroup;
  panel: FilterPanelProps;
  formText: string | null;
  counts?: (value: string) => string;
  sought: SoughtField;
  /** The heading above says the same: the question is not repeated. */
  untitled: boolean;
}

/** Answers that are in half a row. */
const fewAnswers = 5;

/** Longer units, "l/100 km", would cover "from" and "to" in a quarter of a row. */
const shortUnit = 4;

function widthOf(control: PanelControl): FormItemProps['width'] {
  switch (control.kind) {
    case 'makes':
      return 'half';
    case 'bodies':
      return 'full';
    case 'options':
      return control.options.length <= fewAnswers ? 'half' : 'full';
    case 'range':
      return (control.range.unit ?? '').length > shortUnit ? 'half' : 'quarter';
    default:
      return 'quarter';
  }
}

/** Options without the searched words are hidden, not removed: their ticks would be lost. */
const marked = (options: FacetOption[], { answers }: SoughtField) =>
  answers === null ? options : options.map((option) => ({ ...option, hidden: !answers.has(option.value) }));

/** A question of the detailed search with its controls. */
export function SearchField({ group, panel, formText, counts, sought, untitled }: SearchFieldProps) {
  const { key, title, control } = group;
  return (
    <FormItem
      title={untitled ? undefined : title}
      width={widthOf(control)}
      tall={control.kind === 'makes'}
      hidden={!sought.found}
    >
      {control.kind === 'options' ? (
        <SearchAnswers
          name={`f.${key}`}
          legend={title}
          options={marked(withCounts(control.options, counts), sought)}
          more={control.options.length > maxChips ? panel.texts.more[key] : undefined}
          fewer={panel.texts.fewer}
        />
      ) : (
        <FilterControl group={group} panel={panel} formText={formText} counts={counts} />
      )}
    </FormItem>
  );
}
