import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { SampleRail } from '../samples/filters.tsx';
import docs from './FilterRail.docs.ts';
import { FilterRail } from './FilterRail.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Marketplace/FilterRail',
  component: FilterRail,
  args: {
    id: 'filters',
    action: '#search',
    title: 'Filteri',
    closeLabel: 'Zatvori',
    submitLabel: formats.count('catalog.show-ads', 12_846),
    children: null,
  },
  render: () => (
    <>
      <Button opens={{ sheet: 'filters' }}>Filteri</Button>
      <SampleRail />
    </>
  ),
  parameters: { componentDocs: docs },
} satisfies Meta<typeof FilterRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form');
    await expect(form).toBeVisible();
    const sent = new FormData(form ?? undefined);
    await expect(sent.getAll('f.gorivo')).toEqual(['dizel', 'benzin', 'hibrid']);
    await expect(sent.get('f.cena.min')).toBe('10.000');
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

/** M51, DESIGN-2 9: chosen filters are first in the sheet, closed groups show their value, the foot has the count. */
export const FilterSheet: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const stillOpen = () => form.querySelectorAll('details[data-closed-in-sheet]').length;
    await expect(stillOpen()).toBeGreaterThan(0);
    // The sheet is drawn after this event: groups that are closed by then are never drawn open.
    let drawnOpen = Number.NaN;
    form.addEventListener('beforetoggle', () => (drawnOpen = stillOpen()), { once: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Filteri' }));
    await expect(drawnOpen).toBe(0);
    await expect(within(form).getByRole('link', { name: 'Ukloni Od 2017.' })).toBeVisible();
    await expect(within(form).getByText('od 2017.')).toBeVisible();
    const submit = within(form).getByRole('button', { name: 'Prikaži 12.846 oglasa' });
    await expect(submit.closest('[role="status"]')).not.toBeNull();
    await expect(submit.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(within(form).getByRole('button', { name: 'Sačuvaj pretragu' })).toBeVisible();
  },
};
