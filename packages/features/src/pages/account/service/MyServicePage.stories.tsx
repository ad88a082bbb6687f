import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileTypes } from '@volan/domain-rules';
import { fixtures } from '@volan/mocks';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { MyServicePage, type ShownService } from './MyServicePage.tsx';

const company = fixtures.ownCompany();
const service = fixtures.ownCarService();
const shown: ShownService = {
  service,
  others: [],
  company: null,
  isRegistered: false,
  kinds: fixtures.serviceKinds('rs').map(({ id, title }) => ({ id, title })),
  makes: ['Audi', 'BMW', 'Škoda'].map((title, id) => ({ id: id + 1, title })),
};

/** The page of the service with some parts changed. */
const pageOf = (more: Partial<ShownService>) => ({ shown: { ...shown, ...more } });
const inState = (state: (typeof service)['state']) => pageOf({ service: { ...service, state } });

const meta = {
  title: 'Pages/My service',
  component: MyServicePage,
  decorators: [inSite],
  args: { account: { ...fixtures.account(), name: service.name, type_id: profileTypes.dealer }, shown },
  globals: { brand: 'volan', language: 'rs' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MyServicePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A public service: its numbers, the way to its page, and one form for all of it. [B20] */
export const Public: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pogledajte javnu stranicu' })).toHaveAttribute(
      'href',
      '/auto-usluge/9001',
    );
    await expect(canvas.getByText('412 u poslednjih 30 dana')).toBeVisible();
    await expect(canvas.getByLabelText(/^Usluga \(3\)/)).toHaveValue('Balansiranje, po točku');
    await expect(canvas.getByLabelText(/^Ponedeljak: od/)).toHaveValue('08:00');
    await expect(canvas.getByRole('button', { name: 'Pauziraj servis' })).toBeVisible();
  },
};

/** Registered just now: it waits for its company, and cannot be paused meanwhile. */
export const Waiting: Story = {
  args: pageOf({ service: { ...service, state: 'waiting' }, isRegistered: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Servis je prijavljen.')).toBeVisible();
    await expect(canvas.getByText(/^Servis čeka/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Pauziraj servis' })).toBeNull();
  },
};

export const Paused: Story = {
  args: inState('paused'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Prikaži servis ponovo' })).toBeVisible();
  },
};

export const Closed: Story = {
  args: inState('closed'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Firma je zatvorena/)).toBeVisible();
  },
};

/** A new address of the company waits for a moderator; visitors see the old one until then. [M12] */
export const ChangeWaiting: Story = {
  args: pageOf({ company: { ...company, status: 'public', changes: { address: 'Nova 2' } } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nova 2 · Sada javno: Glavna 1$/)).toBeVisible();
  },
};

/** Somebody who acts for several companies changes from one service to another. [H07] */
export const Several: Story = {
  args: pageOf({ others: [{ id: 9002, name: 'Auto servis Petrović' }] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Auto servis Petrović' })).toHaveAttribute(
      'href',
      '/auto-usluge/moje-usluge?service=9002',
    );
  },
};

/** After saving, the boxes are those that are stored. */
export const Saved: Story = {
  args: { result: { ok: true, form: 'service', values: {}, errors: {}, failure: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sačuvano.')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'srpski' })).toBeChecked();
  },
};

/** Without a service it leads to registering. [B20] */
export const None: Story = {
  args: { shown: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dodaj svoju uslugu' })).toHaveAttribute(
      'href',
      '/auto-usluge/register',
    );
  },
};
