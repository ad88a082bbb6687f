import type { ComponentType } from 'react';
import { BodyTypePicker } from '../BodyTypePicker/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Chip } from '../Chip/index.ts';
import { Combobox } from '../Combobox/index.ts';
import { DateInput } from '../DateInput/index.ts';
import { DateRange } from '../DateRange/index.ts';
import { FacetList } from '../FacetList/index.ts';
import { NumberInput } from '../NumberInput/index.ts';
import { OtpInput } from '../OtpInput/index.ts';
import { PasswordInput } from '../PasswordInput/index.ts';
import { PhoneInput } from '../PhoneInput/index.ts';
import { RadioCards } from '../RadioCards/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { RangeFields } from '../RangeFields/index.ts';
import { Rating } from '../Rating/index.ts';
import { SearchInput } from '../SearchInput/index.ts';
import { SegmentedControl } from '../SegmentedControl/index.ts';
import { Select } from '../Select/index.ts';
import { Slider } from '../Slider/index.ts';
import { SliderRange } from '../SliderRange/index.ts';
import { Switch } from '../Switch/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextInput } from '../TextInput/index.ts';
import { ToggleGroup } from '../ToggleGroup/index.ts';
import { dateLabels } from '../samples/dateLabels.ts';

/** A control that holds a value, and how a user changes it. */
export interface Control {
  name: string;
  Component: ComponentType<Record<string, unknown>>;
  props: Record<string, unknown>;
  /** The properties that carry the value: those of a box have names of their own. */
  kind: 'value' | 'checked';
  /** The value at the start, and what a form sends of it. */
  first: unknown;
  firstSent: readonly string[];
  /** The part that a user goes to, and the keys that make the next value of the first. */
  part: string;
  keys: string;
  next: unknown;
  nextSent: readonly string[];
  /** Nothing is chosen. Missing where the control has no `required`. */
  empty?: unknown;
  /** A value that the control cannot have, such as one that no option has. */
  unknown?: unknown;
  /** The focus may move between its parts without leaving it. */
  isGroup?: boolean;
  /** A native control that nobody sees carries the value: it is what form libraries register. */
  isCarried?: boolean;
  /** The component that reports misuse, if this one is drawn by it. */
  misuseToldBy?: string;
}

type Row = Omit<Control, 'Component' | 'kind'> & { kind?: 'checked' };

const row = (Component: unknown, { kind, ...rest }: Row): Control => ({
  Component: Component as Control['Component'],
  kind: kind ?? 'value',
  ...rest,
});

const text = {
  props: { id: 'field', name: 'field', label: 'Ime' },
  first: 'An',
  firstSent: ['field=An'],
  part: 'input',
  keys: '{End}a',
  next: 'Ana',
  nextSent: ['field=Ana'],
  empty: '',
};

const fuels = [
  { value: 'diesel', label: 'Dizel' },
  { value: 'petrol', label: 'Benzin' },
  { value: 'gas', label: 'Gas' },
];

const oneOf = {
  first: 'diesel',
  firstSent: ['field=diesel'],
  keys: '{ArrowDown}',
  next: 'petrol',
  nextSent: ['field=petrol'],
  empty: '',
  unknown: 'steam',
};

const radios = { ...oneOf, part: 'input[type="radio"]:checked', isGroup: true };

const box = {
  kind: 'checked',
  props: { name: 'field', value: 'yes', children: 'Prihvatam' },
  first: true,
  firstSent: ['field=yes'],
  part: 'input',
  keys: ' ',
  next: false,
  nextSent: [],
  empty: false,
} as const;

const boxes = {
  first: ['diesel'],
  firstSent: ['field=diesel'],
  part: 'input[value="petrol"]',
  keys: ' ',
  next: ['diesel', 'petrol'],
  nextSent: ['field=diesel', 'field=petrol'],
  unknown: ['steam'],
  isGroup: true,
};

const combobox = {
  id: 'field',
  name: 'field',
  label: 'Gorivo',
  options: fuels,
  labels: {
    open: 'Prikaži sve',
    clear: 'Obriši izbor',
    empty: () => 'Nema',
    results: (count: number) => `Pronađeno: ${count}`,
    loading: 'Učitava se',
  },
};

const days = { language: 'sr-Latn', labels: dateLabels };

/** Every control that holds a value. Files are the browser's: no page may hold or set those. */
export const controls: readonly Control[] = [
  row(TextInput, { name: 'TextInput', ...text }),
  row(TextArea, { name: 'TextArea', ...text, part: 'textarea' }),
  row(SearchInput, { name: 'SearchInput', ...text, misuseToldBy: 'TextInput' }),
  row(PasswordInput, {
    name: 'PasswordInput',
    ...text,
    props: { ...text.props, kind: 'current', revealLabel: 'Prikaži', concealLabel: 'Sakrij' },
  }),
  row(PhoneInput, {
    name: 'PhoneInput',
    props: {
      ...text.props,
      countryLabel: 'Pozivni broj',
      countries: [
        { country: 'rs', label: 'Srbija', prefix: '+381' },
        { country: 'hu', label: 'Mađarska', prefix: '+36' },
      ],
    },
    first: '641234',
    firstSent: ['fieldCountry=rs', 'field=641234'],
    part: 'input',
    keys: '{End}5',
    next: '6412345',
    nextSent: ['fieldCountry=rs', 'field=6412345'],
    empty: '',
  }),
  row(NumberInput, {
    name: 'NumberInput',
    props: { ...text.props, language: 'sr-Latn', steps: { less: 'Manje', more: 'Više' } },
    first: 12,
    firstSent: ['field=12'],
    part: 'input',
    keys: '{End}5',
    next: 125,
    nextSent: ['field=125'],
    empty: null,
    unknown: NaN,
  }),
  row(OtpInput, {
    name: 'OtpInput',
    ...text,
    first: '12345',
    firstSent: ['field=12345'],
    keys: '{End}6',
    next: '123456',
    nextSent: ['field=123456'],
  }),
  row(DateInput, {
    name: 'DateInput',
    isCarried: true,
    props: { ...text.props, ...days },
    first: '2026-11-24',
    firstSent: ['field=2026-11-24'],
    part: 'input[type="text"]',
    keys: '{Home}{Delete}',
    next: '2026-11-04',
    nextSent: ['field=2026-11-04'],
    empty: '',
    unknown: '25.11.2026',
  }),
  row(DateRange, {
    name: 'DateRange',
    props: {
      ...days,
      id: 'field',
      name: 'field',
      legend: 'Period',
      fromLabel: 'Od',
      toLabel: 'Do',
      reversed: 'Poslednji dan je pre prvog.',
    },
    first: { from: '2026-11-21', to: '2026-11-24' },
    firstSent: ['field.from=2026-11-21', 'field.to=2026-11-24'],
    part: 'input[type="text"]',
    keys: '{Home}{Delete}',
    next: { from: '2026-11-01', to: '2026-11-24' },
    nextSent: ['field.from=2026-11-01', 'field.to=2026-11-24'],
    empty: { from: '', to: '' },
    isGroup: true,
  }),
  row(Select, {
    name: 'Select',
    ...oneOf,
    props: { ...text.props, options: [{ value: '', label: 'Sva' }, ...fuels] },
    part: 'select',
  }),
  row(Combobox, {
    name: 'Combobox',
    isCarried: true,
    ...oneOf,
    props: combobox,
    part: 'input[role]',
    keys: 'ben{Enter}',
  }),
  row(Combobox, {
    name: 'Combobox of several',
    isCarried: true,
    props: { ...combobox, multiple: true, removeLabel: 'Ukloni' },
    first: ['diesel'],
    firstSent: ['field=diesel'],
    part: 'input[role]',
    keys: 'ben{Enter}',
    next: ['diesel', 'petrol'],
    nextSent: ['field=diesel', 'field=petrol'],
    empty: [],
    misuseToldBy: 'Combobox',
  }),
  row(RadioGroup, {
    name: 'RadioGroup',
    ...radios,
    props: { id: 'field', name: 'field', legend: 'Gorivo', options: fuels },
  }),
  row(RadioCards, {
    name: 'RadioCards',
    ...radios,
    props: {
      id: 'field',
      name: 'field',
      legend: 'Gorivo',
      cards: fuels.map(({ value, label }) => ({ value, title: label })),
    },
  }),
  row(SegmentedControl, {
    name: 'SegmentedControl',
    ...radios,
    props: { name: 'field', label: 'Gorivo', options: fuels },
  }),
  row(ToggleGroup, {
    name: 'ToggleGroup',
    ...radios,
    props: { name: 'field', label: 'Gorivo', options: fuels },
  }),
  row(Rating, {
    name: 'Rating',
    ...radios,
    props: {
      id: 'field',
      name: 'field',
      legend: 'Ocena',
      labels: ['Loše', 'Slabo', 'Osrednje', 'Dobro', 'Odlično'],
    },
    first: 2,
    firstSent: ['field=2'],
    next: 3,
    nextSent: ['field=3'],
    empty: 0,
    unknown: 9,
  }),
  row(Checkbox, { name: 'Checkbox', ...box }),
  row(Switch, { name: 'Switch', ...box }),
  row(Chip, { name: 'Chip of a choice', ...box, props: { ...box.props, choice: 'many' } }),
  row(FacetList, {
    name: 'FacetList',
    ...boxes,
    props: { name: 'field', legend: 'Gorivo', options: fuels },
  }),
  row(BodyTypePicker, {
    name: 'BodyTypePicker',
    ...boxes,
    props: {
      name: 'field',
      legend: 'Karoserija',
      options: fuels.map((fuel) => ({ ...fuel, outline: 'wagon' })),
    },
  }),
  row(RangeFields, {
    name: 'RangeFields',
    props: { id: 'field', name: 'field', legend: 'Cena', fromLabel: 'Od', toLabel: 'Do', language: 'sr-Latn' },
    first: { from: 10, to: 20 },
    firstSent: ['field.min=10', 'field.max=20'],
    part: 'input[name="field.max"]',
    keys: '{End}5',
    next: { from: 10, to: 205 },
    nextSent: ['field.min=10', 'field.max=205'],
    isGroup: true,
  }),
  row(Slider, {
    name: 'Slider',
    props: text.props,
    first: 20,
    firstSent: ['field=20'],
    part: 'input',
    keys: '{ArrowRight}',
    next: 21,
    nextSent: ['field=21'],
  }),
  row(SliderRange, {
    name: 'SliderRange',
    props: { id: 'field', name: 'field', legend: 'Rok', fromLabel: 'Od', toLabel: 'Do' },
    first: { from: 20, to: 30 },
    firstSent: ['field.from=20', 'field.to=30'],
    part: 'input',
    keys: '{ArrowRight}',
    next: { from: 21, to: 30 },
    nextSent: ['field.from=21', 'field.to=30'],
    isGroup: true,
  }),
];
