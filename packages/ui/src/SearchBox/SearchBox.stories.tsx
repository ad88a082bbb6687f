import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Hero } from '../Hero/Hero.tsx';
import { columnsAt } from '../samples/columnsAt.ts';
import { SampleSearchFields } from '../samples/search.tsx';
import { Select } from '../Select/Select.tsx';
import docs from './SearchBox.docs.ts';
import { fields } from './SearchBox.css.ts';
import { SearchBox } from './SearchBox.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Marketplace/SearchBox',
  component: SearchBox,
  args: {
    id: 'short-search',
    action: '#search',
    title: 'Pravi auto, bez lutanja.',
    lead: '48.212 vozila od privatnih prodavaca i auto-placeva širom Srbije.',
    submitLabel: formats.count('catalog.show-ads', 48_212),
    detailed: { label: 'Detaljna pretraga', href: '#detailed' },
    children: <SampleSearchFields />,
    onSubmit: fn((event) => event.preventDefault()),
  },
  parameters: { componentDocs: docs, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Hero picture={{ src: '/pictures/karavan-plava.jpg' }}>
        <Story />
      </Hero>
    ),
  ],
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** M50: the short search sends a GET form with the choices. */
export const OnThePhoto: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const form = canvas.getByRole('search', { name: 'Pravi auto, bez lutanja.' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Marka' }), 'Škoda');
    await userEvent.click(canvas.getByRole('button', { name: 'Prikaži 48.212 oglasa' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(new FormData(form as HTMLFormElement).get('f.marka')).toBe('škoda');
  },
};

/** The count of the button follows the filters, and is announced. */
export const LiveCount: Story = {
  render: (args) => {
    const Counting = () => {
      const [count, setCount] = useState(formats.number(48_212));
      return (
        <SearchBox {...args} submitLabel={`Prikaži ${count} oglasa`} onInput={() => setCount(formats.number(1174))}>
          <SampleSearchFields />
        </SearchBox>
      );
    };
    return <Counting />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Marka' }), 'Škoda');
    await expect(canvas.getByRole('status')).toHaveTextContent('Prikaži 1.174 oglasa');
  },
};
export const Counting: Story = { args: { busyLabel: 'Broji se' } };
export const NothingFound: Story = { args: { submitLabel: 'Nema oglasa, proširite filtere' } };
export const SixFilters: Story = {
  args: {
    children: (
      <>
        <SampleSearchFields />
        <Select
          id="short-region"
          name="f.region"
          label="Region"
          hideLabel
          options={[{ value: '', label: 'Cela Srbija' }]}
        />
        <Select
          id="short-category"
          name="c"
          label="Kategorija"
          hideLabel
          options={[{ value: '', label: 'Automobili' }]}
        />
      </>
    ),
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('combobox', { name: 'Marka' }).closest('form')?.querySelector(`.${fields}`);
    await expect([columnsAt('100%', grid), columnsAt('200%', grid)]).toEqual([2, 1]);
  },
};
export const LongWords: Story = {
  args: {
    title: 'Gebrauchtfahrzeugsuche ohne Umwege.',
    lead: '48.212 Fahrzeuge von Privatverkäufern und Gebrauchtwagenhändlern in ganz Nordrhein-Westfalen.',
    submitLabel: '48.212 Gebrauchtfahrzeuganzeigen anzeigen',
    detailed: { label: 'Detailsuche mit sämtlichen Ausstattungsmerkmalen', href: '#detailed' },
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
