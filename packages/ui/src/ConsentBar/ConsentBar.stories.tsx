import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import docs from './ConsentBar.docs.ts';
import { ConsentBar } from './ConsentBar.tsx';

const meta = {
  title: 'Feedback/ConsentBar',
  component: ConsentBar,
  args: {
    id: 'consent',
    title: 'Kolačići na ovom sajtu',
    text: 'Neophodni kolačići čuvaju prijavu, korpu i jezik. Uz vašu dozvolu merimo posećenost i prikazujemo oglase partnera. Izbor možete da promenite u podnožju.',
    more: { label: 'Više o kolačićima', href: '#cookies' },
    necessaryLabel: 'Samo neophodni',
    allLabel: 'Prihvati sve',
    chooseLabel: 'Podesi',
    action: '#consent',
    onResult: fn(),
  },
  parameters: { componentDocs: docs, layout: 'fullscreen' },
} satisfies Meta<typeof ConsentBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Refusing weighs as much as allowing. */
export const OnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, args }) => {
    const necessary = canvas.getByRole('button', { name: 'Samo neophodni' });
    const all = canvas.getByRole('button', { name: 'Prihvati sve' });
    await expect(all.className).toBe(necessary.className);
    await expect(all.getBoundingClientRect().height).toBe(necessary.getBoundingClientRect().height);
    await userEvent.click(necessary);
    await expect(args.onResult).toHaveBeenLastCalledWith('necessary');
    await userEvent.click(all);
    await expect(args.onResult).toHaveBeenLastCalledWith('all');
    await userEvent.click(canvas.getByRole('button', { name: 'Podesi' }));
    await expect(args.onResult).toHaveBeenLastCalledWith('choose');
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [necessary, all] = [
      canvas.getByRole('button', { name: 'Samo neophodni' }),
      canvas.getByRole('button', { name: 'Prihvati sve' }),
    ];
    await expect(Math.abs(necessary.offsetWidth - all.offsetWidth)).toBeLessThanOrEqual(1);

    // low enough to leave the filters of a list and the search of the home page free
    const card = necessary.closest('form')?.getBoundingClientRect();
    await expect(card?.height).toBeLessThanOrEqual(230);
    await expect(window.innerHeight - (card?.bottom ?? 0)).toBeLessThanOrEqual(16);
  },
};
export const LongWords: Story = {
  args: {
    title: 'Datenschutzeinstellungen und Cookies',
    text: 'Необходимые файлы cookie сохраняют вход, корзину и язык. С вашего разрешения мы измеряем посещаемость.',
    more: { label: 'Cookie-Richtlinie lesen', href: '#cookies' },
    necessaryLabel: 'Nur notwendige Cookies akzeptieren',
    allLabel: '全部接受',
    chooseLabel: 'Datenschutzeinstellungen anpassen',
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
