import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../Row/Row.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { chineseName, germanWord } from '../samples/extremes.ts';
import docs from './HeaderMenu.docs.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Navigation/HeaderMenu',
  component: HeaderMenu,
  args: {
    label: 'Država',
    value: 'RS',
    flag: 'rs',
    entries: [
      { label: 'Srbija', href: '#rs', current: true },
      { label: 'Mađarska', href: '#hu' },
      { label: 'Severna Makedonija', href: '#mk' },
    ],
  },
  parameters: { componentDocs: docs },
  render: (args) => (
    <Row justify="end">
      <HeaderMenu {...args} />
    </Row>
  ),
} satisfies Meta<typeof HeaderMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Country: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByText('RS').closest('summary');
    await userEvent.click(canvas.getByText('RS'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('link', { name: 'Severna Makedonija' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveFocus();
    await expect(trigger?.parentElement).not.toHaveAttribute('open');
  },
};
/** The signed-in user, in full, above the actions. */
export const Owner: Story = {
  args: {
    flag: undefined,
    label: 'Nalog',
    value: 'Milica',
    person: { initials: 'MĐ' },
    owner: { name: 'Milica Đorđević', detail: 'milica.djordjevic@primer.rs' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Milica'));
    await expect(canvas.getByText('Milica Đorđević')).toBeVisible();
    await expect(canvas.getByText('milica.djordjevic@primer.rs')).toBeVisible();
  },
};
export const ClosesBesideIt: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByText('RS'));
    await expect(canvas.getByRole('link', { name: 'Mađarska' })).toBeVisible();
    await userEvent.click(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Mađarska' })).not.toBeVisible();
  },
};
export const Open: Story = {
  args: { flag: undefined, icon: 'circle-user-round', label: 'Nalog', value: 'Milica' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Milica'));
    await expect(canvas.getByRole('link', { name: 'Srbija' })).toHaveAttribute('aria-current', 'true');
  },
};

export const Extremes: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    label: 'Nalog',
    value: 'Milica',
    flag: undefined,
    icon: 'circle-user-round',
    entries: [
      { label: germanWord, href: '#german', current: true },
      { label: chineseName, href: '#chinese', count: formats.number(1_142_000) },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Milica'));
    await expectToFit();
  },
};
