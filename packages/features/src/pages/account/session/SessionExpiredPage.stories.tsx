import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { SessionExpiredPage } from './SessionExpiredPage.tsx';

const meta = {
  title: 'Pages/Session expired',
  component: SessionExpiredPage,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
  args: { ended: { email: 'milica@primer.rs', remembered: true } },
} satisfies Meta<typeof SessionExpiredPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It explains what happened and asks for the password of the user whose session ended. [B06, K01] */
export const Expired: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: /Prijava je istekla|Your session has expired/ }),
    ).toBeVisible();
    await expect(canvas.getByLabelText(/(Lozinka za|Password for) milica@primer.rs/)).toHaveFocus();
    await expect(canvas.queryByRole('textbox', { name: /E-pošta|Email/ })).toBeNull();
    const form = canvasElement.querySelector('main form');
    await expect(form && Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({
      email: 'milica@primer.rs',
      password: '',
      remember: '1',
    });
    await expect(canvas.getByRole('link', { name: /Nastavi kao posetilac|Continue as a visitor/ })).toHaveAttribute(
      'href',
      '/',
    );
  },
};

/** It says that the words of the message are kept. [K01] */
export const WithMessage: Story = {
  args: { kept: 'message' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Vaša poruka je sačuvana|Your message is kept)/)).toBeVisible();
  },
};

/** The user of the session is unknown, so the page also asks for the address. */
export const OfNobodyKnown: Story = {
  args: { ended: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /E-pošta|E-mail/ })).toHaveFocus();
  },
};

/** A wrong password is said at its field, and the address stays known. */
export const WrongPassword: Story = {
  args: {
    result: {
      ok: false,
      form: 'sign-in',
      values: { email: 'milica@primer.rs' },
      errors: { password: ['wrong-credentials'] },
      failure: 'wrong-credentials',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/(Lozinka za|Password for) milica@primer.rs/)).toBeInvalid();
  },
};

/** An account with a second step asks for its code in the same place. */
export const SecondStep: Story = {
  args: { result: { ok: true, form: 'second-step', values: { challenge: 'sample' }, errors: {}, failure: null } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(canvasElement.querySelector('input[type=password]')).toBeNull();
  },
};

/** On a narrow phone, in long words. */
export const LongWords: Story = {
  args: { ended: { email: 'sebastian.gebrauchtfahrzeughaendler@nordrhein-westfalen.example', remembered: true } },
  globals: { viewport: { value: 'small' }, language: 'de' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
