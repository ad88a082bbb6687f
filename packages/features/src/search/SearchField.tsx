import { FormItem, type FormItemProps } from '@volan/ui/SectionedForm';
import type { FacetOption } from '@volan/ui/FacetList';
import { FilterControl, withCounts } from '../catalog/FilterControl.tsx';
import type { FilterPanelProps, PanelControl, PanelGroup } from '../catalog/FilterPanelProps.ts';
import { mostChips, SearchAnswers } from './SearchAnswers.tsx';
import type { SoughtField } from './soughtFields.ts';

export interface SearchFieldProps {
  group: PanelGroup;
  panel: FilterPanelProps;
  formText: string | null;
  counts?: (value: string) => string;
  sought: SoughtField;
}

/** Answers that stand in half a row. */
const fewAnswers = 5;

function widthOf(control: PanelControl): FormItemProps['width'] {
  switch (control.kind) {
    case 'makes':
      return 'half';
    case 'bodies':
      return 'full';
    case 'options':
      return control.options.length <= fewAnswers ? 'half' : 'full';
    default:
      return 'quarter';
  }
}

/** What does not hold the words is hidden, not taken away: its tick would be lost. */
const marked = (options: FacetOption[], { answers }: SoughtField) =>
  answers === null ? options : options.map((option) => ({ ...option, hidden: !answers.has(option.value) }));

/** A question of the detailed search with its controls. */
export function SearchField({ group, panel, formText, counts, sought }: SearchFieldProps) {
  const { key, title, control } = group;
  return (
    <FormItem title={title} width={widthOf(control)} hidden={!sought.found}>
      {control.kind === 'options' ? (
        <SearchAnswers
          name={`f.${key}`}
          legend={title}
          options={marked(withCounts(control.options, counts), sought)}
          more={control.options.length > mostChips ? panel.texts.more[key] : undefined}
          fewer={panel.texts.fewer}
        />
      ) : (
        <FilterControl group={group} panel={panel} formText={formText} counts={counts} />
      )}
    </FormItem>
  );
}
