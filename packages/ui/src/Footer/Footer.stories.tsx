import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { footer } from '../samples/navigation.ts';
import { ThemeToggle, type ThemeChoice } from '../ThemeToggle/ThemeToggle.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { chineseName, germanWord, russianWord } from '../samples/extremes.ts';
import docs from './Footer.docs.ts';
import { Footer } from './Footer.tsx';

function Theme() {
  const [choice, setChoice] = useState<ThemeChoice>('system');
  return (
    <ThemeToggle
      name="theme"
      legend="Tema"
      labels={{ system: 'Sistemska', light: 'Svetla', dark: 'Tamna' }}
      value={choice}
      onValueChange={setChoice}
    />
  );
}

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  args: { ...footer, children: <Theme /> },
  parameters: {
    componentDocs: docs,
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Tamna'));
    await expect(canvas.getByRole('radio', { name: 'Tamna' })).toBeChecked();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** While something is paid: nothing leads away but the law and help. */
export const Quiet: Story = {
  render: () => <Footer copyright={footer.copyright} legal={footer.legal} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(footer.legal.length);
  },
};

export const Extremes: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    about: germanWord,
    columns: [
      { title: germanWord, links: [{ label: russianWord, href: '#russian' }] },
      { title: chineseName, links: [{ label: germanWord, href: '#german' }] },
    ],
    copyright: germanWord,
  },
  play: expectToFit,
};
