import { BodyTypePicker, type BodyTypePickerProps } from '../BodyTypePicker/BodyTypePicker.tsx';
import { ActiveFilters } from '../ActiveFilters/ActiveFilters.tsx';
import { FacetList, type FacetListProps } from '../FacetList/FacetList.tsx';
import { FilterGroup, FilterLine } from '../FilterGroup/FilterGroup.tsx';
import { FilterRail } from '../FilterRail/FilterRail.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { RangeFields } from '../RangeFields/RangeFields.tsx';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import { Select } from '../Select/Select.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { formats } from './formats.ts';

const heights = [2, 4, 7, 11, 16, 24, 32, 40, 44, 38, 33, 29, 24, 18, 15, 11, 9, 6, 5, 3, 3, 2];

/** Ads over prices, in steps of 2.500 €. */
export const priceBuckets = heights.map((height, index) => ({
  from: index * 2500,
  to: (index + 1) * 2500,
  count: height * 37,
}));

export const activeFilters = {
  label: 'Izabrani filteri',
  removeLabel: 'Ukloni',
  filters: [
    { label: '5.000–35.000 €', href: '#no-price' },
    { label: 'Od 2017.', href: '#no-year' },
    { label: '4 karoserije', href: '#no-body' },
    { label: 'Dizel, benzin, hibrid', href: '#no-fuel' },
  ],
  clear: { href: '#all', label: 'Obriši sve' },
};

const makes: FacetListProps['options'] = [
  { value: 'volkswagen', label: 'Volkswagen', count: formats.number(2318) },
  { value: 'skoda', label: 'Škoda', count: formats.number(1174) },
  { value: 'audi', label: 'Audi', count: formats.number(1260) },
  { value: 'opel', label: 'Opel', count: formats.number(1095) },
  { value: 'renault', label: 'Renault', count: '988' },
];

const bodyTypes: BodyTypePickerProps['options'] = [
  { value: 'hecbek', label: 'Hečbek', outline: 'hatch', count: formats.number(3810), checked: true },
  { value: 'karavan', label: 'Karavan', outline: 'wagon', count: formats.number(2934), checked: true },
  { value: 'limuzina', label: 'Limuzina', outline: 'sedan', count: formats.number(2466), checked: true },
  { value: 'suv', label: 'SUV', outline: 'suv', count: formats.number(3398), checked: true },
  { value: 'kupe', label: 'Kupe', outline: 'coupe', count: '352' },
  { value: 'furgon', label: 'Furgon', outline: 'van', count: '418' },
];

const fuels: FacetListProps['options'] = [
  { value: 'dizel', label: 'Dizel', count: formats.number(8120), checked: true },
  { value: 'benzin', label: 'Benzin', count: formats.number(4082), checked: true },
  { value: 'hibrid', label: 'Hibrid', count: '644', checked: true },
  { value: 'struja', label: 'Električni pogon', count: '211' },
  { value: 'metan', label: 'Metan (CNG)', count: '97' },
];

const years = ['', '2022', '2020', '2017', '2015'];

/** The filter rail of the catalog as the screens show it. */
export function SampleRail() {
  return (
    <FilterRail
      id="filters"
      action="#search"
      title="Filteri"
      closeLabel="Zatvori filtere"
      submitLabel={formats.count('catalog.show-ads', 12_846)}
      clear={{ href: '#all', label: 'Obriši sve' }}
      chosenCount={{ count: '4', label: 'izabrana filtera' }}
      save={<IconButton icon="bookmark" label="Sačuvaj pretragu" variant="outlined" />}
      chosen={<ActiveFilters {...activeFilters} clear={undefined} place="sheet" />}
    >
      <FilterGroup title="Marka i model" defaultOpen closedInSheet value="Škoda, VW (3)">
        <SearchInput id="find-make" label="Pronađi marku" size="small" />
        <FacetList name="f.vozilo" legend="Marka i model" options={makes} />
      </FilterGroup>
      <FilterGroup title="Cena" defaultOpen>
        <RangeFields
          id="price"
          name="f.cena"
          legend="Cena"
          fromLabel="Od"
          toLabel="Do"
          defaultValue={{ from: 10_000, to: 35_000 }}
          unit="€"
          step={500}
          buckets={priceBuckets}
          language="sr-Latn"
        />
      </FilterGroup>
      <FilterGroup title="Godište" defaultOpen closedInSheet value="od 2017.">
        <Grid layout="pair">
          <Select
            id="year-min"
            name="f.godiste.min"
            label="Godište od"
            hideLabel
            defaultValue="2017"
            options={years.map((year) => ({ value: year, label: year ? `Od ${year}.` : 'Od' }))}
          />
          <Select
            id="year-max"
            name="f.godiste.max"
            label="Godište do"
            hideLabel
            options={years.map((year) => ({ value: year, label: year ? `Do ${year}.` : 'Do' }))}
          />
        </Grid>
      </FilterGroup>
      <FilterGroup title="Karoserija" defaultOpen>
        <BodyTypePicker name="f.karoserija" legend="Karoserija" options={bodyTypes} />
      </FilterGroup>
      <FilterGroup title="Gorivo" defaultOpen closedInSheet value="Dizel, benzin, hibrid">
        <FacetList name="f.gorivo" legend="Gorivo" options={fuels} />
      </FilterGroup>
      <FilterLine>
        <Switch name="credit" value="1" count={formats.number(2173)}>
          Na kredit
        </Switch>
      </FilterLine>
      <FilterGroup title="Zamena">
        <FacetList
          name="f.zamena"
          legend="Zamena"
          options={[{ value: 'sve-jedno', label: 'Sve jedno', count: '12' }]}
        />
      </FilterGroup>
      <FilterGroup title="Menjač">
        <FacetList
          name="f.menjac"
          legend="Menjač"
          options={[{ value: 'automatik', label: 'Automatik', count: '912' }]}
        />
      </FilterGroup>
    </FilterRail>
  );
}
