import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Row } from '../Row/Row.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { chineseName, germanWord, longPrice, longTitle } from '../samples/extremes.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import docs from './Chip.docs.ts';
import { Chip } from './Chip.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Primitives/Chip',
  component: Chip,
  args: { children: 'Prvi vlasnik', href: '#first-owner' },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filter: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Prvi vlasnik' })).not.toHaveAttribute('rel');
  },
};
export const WithCount: Story = { args: { count: formats.number(12_470) } };

/** Its name includes the filter that it removes, and search engines are asked not to follow. */
export const Removable: Story = {
  args: { children: 'Od 2017.', href: '#no-year', removeLabel: 'Ukloni' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ukloni Od 2017.' })).toHaveAttribute('rel', 'nofollow');
  },
};
export const LongWords: Story = {
  args: { children: 'Allgemeine Betriebserlaubnis mit Änderungsabnahme', removeLabel: 'Filter entfernen' },
  globals: { viewport: { value: 'small' }, language: 'de' },
  play: expectToFit,
};
export const InARow: Story = {
  render: () => (
    <Row wrap>
      <Chip href="#list" removeLabel="Ukloni">
        5.000–35.000 €
      </Chip>
      <Chip href="#list" count={formats.number(3288)}>
        Sa garancijom
      </Chip>
      <Chip href="#list">Kupljen nov u Srbiji</Chip>
    </Row>
  ),
};

/** The list on screen has this filter. */
export const Current: Story = {
  args: { children: 'Dizel', count: formats.number(8120), current: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Dizel/ })).toHaveAttribute('aria-current', 'true');
  },
};

/** One option of several, as the form sends it. */
export const ChoiceOfOne: Story = {
  render: () => (
    <fieldset>
      <VisuallyHidden as="legend">Trajanje</VisuallyHidden>
      <Row wrap>
        <Chip choice="one" name="days" value="7" defaultChecked>
          {formats.count('product.days', 7)}
        </Chip>
        <Chip choice="one" name="days" value="15">
          {formats.count('product.days', 15)}
        </Chip>
        <Chip choice="one" name="days" value="30" disabled>
          {formats.count('product.days', 30)}
        </Chip>
      </Row>
    </fieldset>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '15 dana' }));
    await expect(canvas.getByRole('radio', { name: '15 dana' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '7 dana' })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: '30 dana' })).toBeDisabled();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '7 dana' })).toBeChecked();
  },
};
export const ChoiceOfMany: Story = {
  render: () => (
    <fieldset>
      <VisuallyHidden as="legend">Oprema</VisuallyHidden>
      <Row wrap>
        <Chip choice="many" name="equipment" value="camera" defaultChecked count={formats.number(1204)}>
          Kamera
        </Chip>
        <Chip choice="many" name="equipment" value="hook" count="512">
          Kuka za vuču
        </Chip>
      </Row>
    </fieldset>
  ),
  play: async ({ canvas, userEvent }) => {
    const hook = canvas.getByRole('checkbox', { name: /Kuka za vuču/ });
    hook.focus();
    await userEvent.keyboard(' ');
    await expect(hook).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /Kamera/ })).toBeChecked();
  },
};

/** The parent holds the choice; every attribute reaches the control. */
export const HeldByTheParent: Story = {
  render: function Held() {
    const [on, setOn] = useState(false);
    return (
      <Chip choice="many" name="f.oprema" value="kuka" data-testid="control" checked={on} onCheckedChange={setOn}>
        {on ? 'Sa kukom' : 'Kuka'}
      </Chip>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Kuka'));
    await expect(canvas.getByTestId('control')).toBeChecked();
    await expect(canvas.getByText('Sa kukom')).toBeVisible();
  },
};

const remove = fn();

/** Removed in place, without a new page. */
export const RemovedByAPress: Story = {
  render: () => (
    <Chip removeLabel="Ukloni" onRemove={remove}>
      Milica Đorđević
    </Chip>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ukloni Milica Đorđević' }));
    await expect(remove).toHaveBeenCalledOnce();
  },
};
/** The chosen words stay in one line, and the text is shortened; its title has all of it. */
export const Shortened: Story = {
  globals: { viewport: { value: 'small' } },
  args: { removeLabel: 'Ukloni', children: longTitle },
  play: async ({ canvas }) => {
    const chip = canvas.getByTitle(longTitle);
    await expect(chip).toHaveAccessibleName(`Ukloni ${longTitle}`);
    await expect(chip.getBoundingClientRect().height).toBe(32);
    await expect(chip.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Extremes: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => (
    <Row wrap>
      <Chip href="#long" removeLabel="Ukloni">
        {germanWord}
      </Chip>
      <Chip href="#chinese" count={longPrice}>
        {chineseName}
      </Chip>
    </Row>
  ),
  play: expectToFit,
};
