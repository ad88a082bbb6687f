import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FacetList } from '../FacetList/FacetList.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { chineseName, germanWord } from '../samples/extremes.ts';
import docs from './FilterGroup.docs.ts';
import { FilterGroup, FilterLine } from './FilterGroup.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Marketplace/FilterGroup',
  component: FilterGroup,
  args: {
    title: 'Gorivo',
    children: (
      <FacetList
        name="f.gorivo"
        legend="Gorivo"
        options={[
          { value: 'dizel', label: 'Dizel', count: formats.number(8120), checked: true },
          { value: 'benzin', label: 'Benzin', count: formats.number(4082), checked: true },
        ]}
      />
    ),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof FilterGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The choice can be read without opening it. */
export const ClosedWithValue: Story = {
  args: { value: 'Dizel, benzin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dizel, benzin')).toBeVisible();
    await expect(canvas.getByText('Dizel')).not.toBeVisible();
  },
};
export const OpensAndCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Gorivo', { selector: 'summary *' }));
    await expect(canvas.getByRole('checkbox', { name: /Benzin/ })).toBeVisible();
    await userEvent.click(canvas.getByText('Gorivo', { selector: 'summary *' }));
    await expect(canvas.getByText('Benzin')).not.toBeVisible();
  },
};
export const Open: Story = { args: { defaultOpen: true } };
export const WithLine: Story = {
  render: (args) => (
    <Stack gap={0}>
      <FilterGroup {...args} />
      <FilterLine>
        <Switch name="credit" count={formats.number(2173)}>
          Na kredit
        </Switch>
      </FilterLine>
    </Stack>
  ),
};
export const LongWords: Story = {
  args: {
    title: 'Straßenverkehrszulassungsbescheinigung',
    value: 'Vorhanden, in Bearbeitung, abgelaufen, nicht erforderlich, unbekannt',
  },
  globals: { language: 'de', viewport: { value: 'small' } },
  play: expectToFit,
};

export const Extremes: Story = {
  globals: { viewport: { value: 'small' } },
  args: { title: germanWord, value: `${chineseName} ${germanWord}` },
  play: expectToFit,
};
