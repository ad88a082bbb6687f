import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fixtures } from '@volan/mocks';
import { inSite } from '../../../stories/inSite.tsx';
import { About } from './About.tsx';

const account = fixtures.account();
const picture = '/img/7?w=160&h=160';

const meta = {
  title: 'Pages/Settings/About',
  component: About,
  decorators: [inSite],
  args: { account },
} satisfies Meta<typeof About>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a picture there is nothing to remove. A chosen file is named, and sent with the rest. [J26] */
export const None: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /Ukloni|Remove/ })).toBeNull();
    const control = canvas.getByLabelText<HTMLInputElement>(/Izaberite sliku|Choose a picture/, { selector: 'input' });
    await userEvent.upload(control, new File(['x'], 'ana.jpg', { type: 'image/jpeg' }));
    await expect(canvas.getByText('ana.jpg')).toBeVisible();
    await expect(control.form?.enctype).toBe('multipart/form-data');
  },
};

/** A business has a logo and a cover. */
export const OfBusiness: Story = {
  args: { account: { ...account, type_id: 2, avatar: picture, images: { avatar: picture, cover: '/img/8?w=1200' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /Ukloni|Remove/ })).toHaveLength(2);
  },
};

/** The preview of the cover has the shape that the company page gives it. [J26] */
export const CoverOfBusiness: Story = {
  args: { account: { ...account, type_id: 2, images: { avatar: null, cover: picture } } },
  play: async ({ canvas, canvasElement }) => {
    const cover = canvasElement.querySelector(`img[src="${picture}"]`);
    const { width, height } = cover?.parentElement?.getBoundingClientRect() ?? { width: 0, height: 1 };
    await expect(width / height).toBeCloseTo(window.innerWidth < 1024 ? 358 / 162 : 1280 / 246, 1);
    await expect(canvas.getByText(/2560 × 500/)).toBeVisible();
  },
};

/** The name of a business is changed with the data of its company, where moderators look at it. [J18, M12] */
export const NameOfBusiness: Story = {
  args: { account: { ...account, type_id: 2, name: 'Auto plac Čačak' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByDisplayValue('Auto plac Čačak')).toHaveAttribute('readonly');
    await expect(canvasElement.querySelector('[name=name]')).toBeNull();
    await expect(canvasElement.querySelector('a[href$="/profile/company"]')).toBeVisible();
  },
};

/** The error is at the control and in the summary; the typed values stay. [M20] */
export const TooLarge: Story = {
  args: {
    result: {
      ok: false,
      form: 'about',
      values: { name: 'Ana Savić', description: '' },
      errors: { avatar: ['image-too-large'] },
      failure: 'validation',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByDisplayValue('Ana Savić')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(Slika profila|Profile picture): / })).toBeVisible();
    await expect(
      canvas.getByLabelText(/Izaberite sliku|Choose a picture/, { selector: 'input' }),
    ).toHaveAccessibleDescription(/12 MB/);
  },
};
