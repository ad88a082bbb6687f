import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { SampleRail } from '../samples/filters.tsx';
import { FilterRail } from './FilterRail.tsx';

const meta = {
  title: 'Marketplace/FilterRail',
  component: FilterRail,
  args: {
    id: 'filters',
    action: '#search',
    title: 'Filteri',
    closeLabel: 'Zatvori',
    submitLabel: 'Prikaži 12.846 oglasa',
    children: null,
  },
  render: () => (
    <>
      <Button opens={{ sheet: 'filters' }}>Filteri</Button>
      <SampleRail />
    </>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'All filters in one GET form: a rail beside the list, on a phone a sheet. It works without JavaScript. What is chosen is repeated above the list by `ActiveFilters`. In the sheet it holds the focus; Escape and its button close it and give the focus back.',
      },
    },
  },
} satisfies Meta<typeof FilterRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form');
    await expect(form).toBeVisible();
    const sent = new FormData(form ?? undefined);
    await expect(sent.getAll('f.gorivo')).toEqual(['dizel', 'benzin', 'hibrid']);
    await expect(sent.get('f.cena.min')).toBe('10000');
    await expect(sent.get('f.godiste.min')).toBe('2017');
  },
};

export const AsASheet: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = canvasElement.querySelector('form');
    await expect(form).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filteri' }));
    await expect(form).toBeVisible();
    await waitFor(() => expect(form).toContainElement(document.activeElement as HTMLElement));
    await waitFor(() =>
      expect(canvas.getByText('Gorivo', { selector: 'summary > *' }).closest('details')).not.toHaveAttribute('open'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Zatvori filtere' }));
    await expect(form).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Filteri' })).toHaveFocus();
  },
};
