import { BodyTypePicker } from '@volan/ui/BodyTypePicker';
import { Disclosure } from '@volan/ui/Disclosure';
import { FacetList, type FacetOption } from '@volan/ui/FacetList';
import { Grid } from '@volan/ui/Grid';
import { RangeFields } from '@volan/ui/RangeFields';
import { Select } from '@volan/ui/Select';
import type { FilterPanelProps, PanelGroup } from './FilterPanelProps.ts';
import { GenerationPicker } from './GenerationPicker.tsx';
import { MakePicker } from './MakePicker.tsx';
import { shownOptions } from './shownOptions.ts';

export interface FilterControlProps {
  group: PanelGroup;
  panel: FilterPanelProps;
  /** The form as it is filled in; `null` before the first change. */
  formText: string | null;
  /** Numbers of ads by answer, for the current choice; absent before the first change. */
  counts?: (value: string) => string;
}

/** The answers with the numbers of the moment. */
export function withCounts<Option extends FacetOption>(
  options: Option[],
  counts?: (value: string) => string,
): Option[] {
  return counts ? options.map((option) => ({ ...option, count: counts(option.value) })) : options;
}

/** The controls of one question. */
export function FilterControl({ group: { key, title, control }, panel, formText, counts }: FilterControlProps) {
  const { texts, tag } = panel;
  const name = `f.${key}`;
  switch (control.kind) {
    case 'makes':
      return (
        <MakePicker
          name={name}
          legend={title}
          makes={control.makes}
          panel={panel}
          formText={formText}
          counts={counts}
        />
      );
    case 'bodies':
      return <BodyTypePicker name={name} legend={title} options={withCounts(control.options, counts)} />;
    case 'range':
      return (
        <RangeFields
          id={`f-${key}`}
          name={name}
          legend={title}
          fromLabel={texts.from}
          toLabel={texts.to}
          language={tag}
          messages={texts.numbers}
          {...control.range}
        />
      );
    case 'years':
      return (
        <Grid layout="pair">
          <Select
            id={`f-${key}-min`}
            name={`${name}.min`}
            label={texts.from}
            hideLabel
            defaultValue={control.from}
            options={[{ value: '', label: texts.from }, ...control.years]}
          />
          <Select
            id={`f-${key}-max`}
            name={`${name}.max`}
            label={texts.to}
            hideLabel
            defaultValue={control.to}
            options={[{ value: '', label: texts.to }, ...control.years]}
          />
        </Grid>
      );
    case 'limit':
      return (
        <Select
          id={`f-${key}`}
          name={`${name}.${control.side}`}
          label={title}
          hideLabel
          defaultValue={control.value}
          options={control.options}
        />
      );
    case 'generations':
      return (
        <GenerationPicker
          name={name}
          legend={title}
          options={control.options}
          panel={panel}
          formText={formText}
          counts={counts}
        />
      );
    case 'options': {
      const options = withCounts(control.options, counts);
      const more = texts.more[key];
      const isShown = (option: FacetOption, index: number) => index < shownOptions || option.checked === true;

      return more === undefined ? (
        <FacetList name={name} legend={title} options={options} />
      ) : (
        <>
          <FacetList name={name} legend={title} options={options.filter(isShown)} />
          <Disclosure moreLabel={more} lessLabel={texts.fewer}>
            <FacetList name={name} legend={title} options={options.filter((each, index) => !isShown(each, index))} />
          </Disclosure>
        </>
      );
    }
  }
}
