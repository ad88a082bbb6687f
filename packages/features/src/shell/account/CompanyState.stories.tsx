import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CompanyReview } from '@volan/api-contract';
import { fixtures } from '@volan/mocks';
import { expect } from 'storybook/test';
import { inSite } from '../../stories/inSite.tsx';
import { CompanyState, type ReviewedCompany } from './CompanyState.tsx';

const { review, documents } = fixtures.ownCompany();

/** A company with a review that differs in some parts. */
const companyWith = (
  status: ReviewedCompany['status'],
  changed: Partial<CompanyReview>,
  more: Partial<ReviewedCompany> = {},
): ReviewedCompany => ({ status, documents, review: review && { ...review, ...changed }, ...more });

const question = 'Da li je adresa u Čačku sedište ili prodajno mesto?';

const meta = {
  title: 'Shell/CompanyState',
  component: CompanyState,
  decorators: [inSite],
  args: { company: companyWith('new', {}) },
} satisfies Meta<typeof CompanyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It waits, and its data can be completed. [M12] */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Firma čeka odobrenje|Your company waits for approval)$/)).toBeVisible();
    await expect(canvas.getByText(/Možete da dopunite|You can complete/)).toBeVisible();
  },
};

/** Without documents the check takes longer. [P55] */
export const WithoutDocuments: Story = {
  args: { company: companyWith('new', {}, { documents: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Dodajte dokumente|Add documents/)).toBeVisible();
  },
};

/** The question of the moderator is shown on every page of the account. */
export const Asked: Story = {
  args: { company: companyWith('new', { state: 'asked', question }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(question)).toBeVisible();
  },
};

/** Why it was refused, what the moderator wrote, and where an appeal is made. */
export const Refused: Story = {
  args: {
    company: companyWith('new', {
      state: 'refused',
      reasons: ['documents-missing', 'data-differ'],
      text: 'U registru je druga adresa.',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nedostaju dokumenti; |Documents are missing; /)).toBeVisible();
    await expect(canvas.getByText('U registru je druga adresa.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(Odluke i žalbe|Decisions and appeals)$/ })).toBeVisible();
  },
};

/** A public company: its old data stay public while the changes wait. */
export const ChangeWaiting: Story = {
  args: { company: companyWith('public', {}) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/kupci vide stare podatke|Buyers see the old data/)).toBeVisible();
    await expect(canvas.queryByText(/Dodajte dokumente|You can complete/)).toBeNull();
  },
};

export const ChangeRefused: Story = {
  args: { company: companyWith('public', { state: 'refused', reasons: ['not-in-register'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/i dalje vide stare|still see the old data/)).toBeVisible();
  },
};

/** Nothing is said about an approved company. */
export const Approved: Story = {
  args: { company: companyWith('public', {}, { review: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
