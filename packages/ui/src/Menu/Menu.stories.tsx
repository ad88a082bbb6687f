import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { SortSelect } from '../SortSelect/SortSelect.tsx';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Navigation/Menu',
  component: Menu,
  args: {
    label: 'Država',
    value: 'Srbija',
    entries: [
      { label: 'Srbija', href: '#rs', current: true },
      { label: 'Mađarska', href: '#hu' },
      { label: 'Nemačka', href: '#de' },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Srbija', { selector: 'summary' }));
    await expect(canvas.getByRole('link', { name: 'Mađarska' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Mađarska' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('link', { name: 'Mađarska', hidden: true })).not.toBeVisible();
    await expect(canvas.getByText('Srbija', { selector: 'summary' })).toHaveFocus();
  },
};
export const OrderAndView: Story = {
  render: () => (
    <>
      <SortSelect
        label="Sortiraj"
        orders={[
          { label: 'Najnoviji prvo', href: '#newest', current: true },
          { label: 'Najjeftiniji prvo', href: '#cheapest' },
        ]}
      />
      <SegmentedControl
        label="Prikaz"
        segments={[
          { label: 'Lista', icon: 'list', href: '#list', current: true },
          { label: 'Mreža', icon: 'layout-grid', href: '#grid', current: false },
        ]}
      />
    </>
  ),
};
