import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BodyTypePicker } from '../BodyTypePicker/BodyTypePicker.tsx';
import { FacetList } from '../FacetList/FacetList.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Forms/Choices',
  component: Checkbox,
  args: { children: 'Prvi vlasnik', count: '3.288' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Stack gap={0}>
      <Checkbox {...args} />
      <Checkbox {...args} defaultChecked />
      <Checkbox {...args} disabled />
      <Switch count="2.173">Na kredit</Switch>
      <Switch defaultChecked>Samo sa slikom</Switch>
    </Stack>
  ),
};
export const WordsBelongToTheTarget: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Prvi vlasnik'));
    await expect(canvas.getByRole('checkbox', { name: /Prvi vlasnik/ })).toBeChecked();
  },
};
export const Facets: Story = {
  render: () => (
    <FacetList
      name="f.vozilo"
      legend="Marka i model"
      options={[
        {
          value: 'skoda',
          label: 'Škoda',
          count: '1.174',
          checked: true,
          options: [
            { value: 'skoda.octavia', label: 'Octavia', count: '512', checked: true },
            { value: 'skoda.superb', label: 'Superb', count: '188' },
          ],
        },
        { value: 'mercedes-benz', label: 'Mercedes-Benz', count: '1.260' },
        { value: 'long', label: 'Elektrohibridno-vodonični eksperimentalni pogon', count: '0' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Marka i model' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /Octavia/ })).toHaveAttribute('name', 'f.vozilo');
  },
};
export const BodyTypes: Story = {
  render: () => (
    <BodyTypePicker
      name="f.karoserija"
      legend="Karoserija"
      options={[
        { value: 'hecbek', label: 'Hečbek', outline: 'hatch', count: '3.810', checked: true },
        { value: 'karavan', label: 'Karavan', outline: 'wagon', count: '2.934' },
        { value: 'kabriolet', label: 'Kabriolet', outline: 'cabrio', count: '102' },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Karavan'));
    await expect(canvas.getByRole('checkbox', { name: /Karavan/ })).toBeChecked();
  },
};
