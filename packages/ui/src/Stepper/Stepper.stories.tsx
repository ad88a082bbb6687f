import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import docs from './Stepper.docs.ts';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Forms/Stepper',
  component: Stepper,
  args: {
    label: 'Novi oglas',
    stateLabels: { done: 'završeno', error: 'neispravno' },
    steps: [
      { label: 'Vozilo', state: 'done', href: '#vehicle' },
      { label: 'Slike', state: 'current', href: '#pictures' },
      { label: 'Cena i opis', state: 'ahead' },
      { label: 'Isticanje', state: 'ahead' },
    ],
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SecondStep: Story = {
  play: async ({ canvas }) => {
    const [vehicle, pictures] = canvas.getAllByRole('listitem');
    await expect(vehicle).toHaveTextContent('Vozilo (završeno)');
    await expect(pictures).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Vozilo (završeno)' })).toHaveAttribute('href', '#vehicle');
  },
};
export const FirstStep: Story = {
  args: {
    steps: [
      { label: 'Korpa', state: 'current' },
      { label: 'Podaci i plaćanje', state: 'ahead' },
      { label: 'Potvrda', state: 'ahead' },
    ],
  },
};
export const AllDone: Story = {
  args: {
    current: 2,
    steps: [
      { label: 'Korpa', state: 'done' },
      { label: 'Podaci i plaćanje', state: 'done' },
      { label: 'Potvrda', state: 'done' },
    ],
  },
};

/** A step that was passed turned out wrong: the way back is a link. */
export const EarlierStepWrong: Story = {
  args: {
    steps: [
      { label: 'Vozilo', state: 'error', href: '#vehicle' },
      { label: 'Slike', state: 'done', href: '#pictures' },
      { label: 'Cena i opis', state: 'current' },
      { label: 'Isticanje', state: 'ahead' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Vozilo (neispravno)' })).toBeVisible();
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Slike').getBoundingClientRect().width).toBeGreaterThan(20);
    await expect(canvas.getByText('Isticanje').getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
export const LongWords: Story = {
  args: {
    steps: [
      { label: 'Fahrzeugdaten', state: 'done', href: '#1' },
      { label: 'Kraftfahrzeugbilder und Fahrzeugdokumente', state: 'current' },
      { label: 'Preis', state: 'ahead' },
      { label: 'Hervorhebung', state: 'ahead' },
      { label: 'Zusammenfassung', state: 'ahead' },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
