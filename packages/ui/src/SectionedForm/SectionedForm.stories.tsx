import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FacetList } from '../FacetList/FacetList.tsx';
import { RangeFields } from '../RangeFields/RangeFields.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { germanWord } from '../samples/extremes.ts';
import { Select } from '../Select/Select.tsx';
import docs from './SectionedForm.docs.ts';
import { FormItem, SectionedForm } from './SectionedForm.tsx';
import { formats } from '../samples/formats.ts';

const price = (
  <FormItem title="Cena">
    <RangeFields id="price" name="f.cena" legend="Cena" fromLabel="Od" toLabel="Do" unit="€" language="sr-Latn" />
  </FormItem>
);
const gearbox = (
  <FormItem title="Menjač">
    <Select id="gearbox" name="f.menjac" label="Menjač" hideLabel options={[{ value: '', label: 'Sve' }]} />
  </FormItem>
);
const equipment = (
  <FormItem title="Oprema" width="full">
    <FacetList
      name="f.oprema"
      legend="Oprema"
      layout="columns"
      options={['Kuka za vuču', 'Navigacija', 'Parking kamera', 'Tempomat', 'Alarm', 'ISOFIX'].map((label) => ({
        value: label,
        label,
        count: formats.number(1204),
      }))}
    />
  </FormItem>
);

const meta = {
  title: 'Forms/SectionedForm',
  component: SectionedForm,
  args: {
    id: 'search',
    action: '#',
    title: 'Detaljna pretraga',
    line: 'Automobili · 33 polja · 3 grupe',
    sectionsLabel: 'Grupe polja',
    sections: [
      { id: 'price-section', title: 'Cena i finansiranje', chosen: { count: '1', label: 'uslov' }, children: price },
      { id: 'engine', title: 'Motor i pogon', children: gearbox },
      { id: 'comfort', title: 'Komfor', children: equipment },
    ],
    noneFound: 'Nema polja sa tim nazivom',
    asked: '1 uslov',
    clear: { href: '#clear', label: 'Obriši sve' },
    submitLabel: formats.count('catalog.show-ads', 284),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof SectionedForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sections: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Detaljna pretraga' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Cena i finansiranje/ })).toHaveAttribute('href', '#price-section');
    await expect(canvas.getByRole('region', { name: 'Komfor' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Prikaži 284 oglasa' })).toHaveAttribute('type', 'submit');
  },
};

/** A list is beside two rows of single fields; nothing is left empty beside it. */
export const TallField: Story = {
  args: {
    sections: [
      {
        id: 'vehicle',
        title: 'Vozilo',
        children: (
          <>
            <FormItem title="Oprema" width="half" tall>
              <FacetList
                name="f.oprema"
                legend="Oprema"
                options={['Kuka za vuču', 'Navigacija', 'Tempomat', 'Alarm'].map((label) => ({ value: label, label }))}
              />
            </FormItem>
            {price}
            {gearbox}
            <FormItem title="Kilometraža">
              <RangeFields
                id="mileage"
                name="f.km"
                legend="Kilometraža"
                fromLabel="Od"
                toLabel="Do"
                language="sr-Latn"
              />
            </FormItem>
          </>
        ),
      },
    ],
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('group', { name: 'Oprema' }).getBoundingClientRect();
    const below = canvas.getByRole('group', { name: 'Kilometraža' }).getBoundingClientRect();
    await expect(below.left).toBeGreaterThan(list.right);
    await expect(below.top).toBeLessThan(list.bottom);
  },
};

/** A user looks for a field: the others are not drawn, their options stay. */
export const OneFound: Story = {
  args: { sections: meta.args.sections.map((section) => ({ ...section, hidden: section.id !== 'comfort' })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Motor i pogon' })).not.toBeInTheDocument();
  },
};
export const NoneFound: Story = {
  args: { sections: meta.args.sections.map((section) => ({ ...section, hidden: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nema polja sa tim nazivom')).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongWords: Story = {
  args: {
    title: germanWord,
    sections: [{ id: 'long', title: germanWord, children: <FormItem title={germanWord}>{germanWord}</FormItem> }],
    submitLabel: germanWord,
  },
  globals: { viewport: { value: 'small' } },
  play: expectToFit,
};
