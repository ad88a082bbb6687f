import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { expectLaidOutOnce } from '../samples/expectLaidOutOnce.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import docs from './SidePanel.docs.ts';
import { SidePanel } from './SidePanel.tsx';

const meta = {
  title: 'Admin/SidePanel',
  component: SidePanel,
  args: {
    id: 'category',
    title: 'Enduro',
    path: 'Vozila / Motocikli / Enduro',
    closeLabel: 'Zatvori',
    children: (
      <Stack gap={2}>
        <TextInput id="name" label="Naziv (srpski)" defaultValue="Enduro" />
        <TextInput id="slug" label="Slug" defaultValue="enduro" hint="/catalog/enduro" />
        <Switch defaultChecked>Vidljiva u meniju</Switch>
      </Stack>
    ),
    startAction: (
      <Button size="small" variant="danger" disabled>
        Obriši
      </Button>
    ),
    actions: (
      <>
        <Button size="small">Otkaži</Button>
        <Button size="small" variant="primary">
          Sačuvaj
        </Button>
      </>
    ),
    note: 'Kategorija sa 702 oglasa ne može da se obriše. Prvo premestite oglase.',
  },
  parameters: { componentDocs: docs, coversPage: true },
} satisfies Meta<typeof SidePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A dialog at the side: it holds the focus and gives it back. */
export const OverThePage: Story = {
  render: (args) => (
    <>
      <Button opens={{ dialog: 'category' }}>Izmeni: Enduro</Button>
      <SidePanel {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Izmeni: Enduro' });
    await userEvent.click(opener);
    const panel = canvas.getByRole<HTMLDialogElement>('dialog', { name: 'Enduro' });
    await expect(panel).toContainElement(document.activeElement as HTMLElement);
    await expect(panel.getBoundingClientRect().right).toBeCloseTo(visualViewport?.width ?? 0, 0);
    panel.requestClose();
    await expect(opener).toHaveFocus();
    await expectLaidOutOnce(panel);
    await userEvent.click(opener);
  },
};

const close = fn();

/** From 1024 px on it is part of the page, without being opened. */
export const BesideTheList: Story = {
  args: { place: 'beside', onClose: close },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    close.mockClear();
    await expect(canvas.getByRole('region', { name: 'Enduro' })).toBeVisible();
    await expect(canvas.getByText(/702 oglasa/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zatvori' }));
    await expect(close).toHaveBeenCalledOnce();
  },
};

/** On a phone the same panel comes over the page. */
export const BesideOnAPhone: Story = {
  args: { place: 'beside' },
  render: (args) => (
    <>
      <Button opens={{ sheet: 'category' }}>Izmeni: Enduro</Button>
      <SidePanel {...args} />
    </>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('region', { name: 'Enduro' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Izmeni: Enduro' }));
    await expect(canvas.getByRole('region', { name: 'Enduro' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zatvori' }));
    await expect(canvas.queryByRole('region', { name: 'Enduro' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Izmeni: Enduro' }));
  },
};

export const LongWords: Story = {
  args: {
    place: 'beside',
    title: 'Landwirtschaftliche Nutzfahrzeugersatzteilebezeichnungen',
    path: 'Транспортные средства / Сельскохозяйственная техника / 农业机械零部件',
    actions: (
      <>
        <Button size="small">Änderungen verwerfen</Button>
        <Button size="small" variant="primary">
          Veröffentlichungsstand speichern
        </Button>
      </>
    ),
  },
  render: (args) => (
    <>
      <Button opens={{ sheet: 'category' }}>Izmeni</Button>
      <SidePanel {...args} />
    </>
  ),
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Izmeni' }));
    const save = canvas.getByRole('button', { name: 'Veröffentlichungsstand speichern' });
    await expect(save.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  },
};
