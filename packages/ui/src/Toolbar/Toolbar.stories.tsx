import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ToggleGroup } from '../ToggleGroup/ToggleGroup.tsx';
import docs from './Toolbar.docs.ts';
import { Toolbar, ToolbarGroup } from './Toolbar.tsx';

const meta = {
  title: 'Primitives/Toolbar',
  component: Toolbar,
  args: {
    label: 'Izabrani oglasi',
    children: (
      <>
        <ToolbarGroup>
          <Button size="small">Obnovi</Button>
          <Button size="small" disabled>
            Istakni
          </Button>
          <IconButton icon="share-2" label="Podeli" />
        </ToolbarGroup>
        <ToolbarGroup>
          <ToggleGroup
            label="Prikaz"
            defaultValue="list"
            options={[
              { value: 'list', label: 'Lista' },
              { value: 'tiles', label: 'Pločice' },
            ]}
          />
        </ToolbarGroup>
        <ToolbarGroup label="Brisanje">
          <IconButton icon="trash-2" label="Obriši" />
        </ToolbarGroup>
      </>
    ),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One stop of the Tab key; arrows go through what can be pressed, around the ends, and choose nothing. */
export const ByKeys: Story = {
  render: (args) => (
    <>
      <Toolbar {...args} />
      <Button>Dalje</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    await expect(canvas.getByRole('toolbar', { name: 'Izabrani oglasi' })).toBeVisible();
    await userEvent.tab();
    await expect(button('Obnovi')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(button('Podeli')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Pločice' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Lista' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(button('Obriši')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(button('Obnovi')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await userEvent.tab();
    await expect(button('Dalje')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(button('Obriši')).toHaveFocus();
  },
};
export const NarrowWithLongWords: Story = {
  args: {
    label: 'Ausgewählte Anzeigen',
    children: (
      <>
        <ToolbarGroup>
          <Button size="small">Fahrzeugverfügbarkeitsbenachrichtigungen</Button>
          <Button size="small">Продлить объявление</Button>
        </ToolbarGroup>
        <ToolbarGroup>
          <Button size="small">Zusammenfassen</Button>
        </ToolbarGroup>
      </>
    ),
  },
  globals: { language: 'de', viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
