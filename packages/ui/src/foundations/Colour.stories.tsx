import type { Meta, StoryObj } from '@storybook/react-vite';
import { themes } from '@volan/tokens';
import { expect } from 'storybook/test';
import { TokenTable } from './TokenTable.tsx';
import { colourTokens } from './colourTokens.ts';
import * as styles from './foundations.css.ts';
import { tokenUse } from './tokenUse.ts';

const samples: Record<string, string> = {
  ...Object.fromEntries(Object.entries(styles.onBackground).map(([name, style]) => [`surface.${name}`, style])),
  ...styles.onPair,
  ...Object.fromEntries(Object.entries(styles.onStatus).map(([name, style]) => [`${name}.solid`, style])),
  ...Object.fromEntries(Object.entries(styles.onSubtleStatus).map(([name, style]) => [`${name}.subtle`, style])),
  ...Object.fromEntries(Object.entries(styles.onTier).map(([name, style]) => [`promo.${name}.solid`, style])),
  ...Object.fromEntries(Object.entries(styles.onSubtleTier).map(([name, style]) => [`promo.${name}.subtle`, style])),
};
const kebabCase = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();

/** The roles of one group, each with words on it where words may be on it. */
function Roles({ group }: { group: string }) {
  const names = colourTokens(themes['volan.light']).filter((name) => name.startsWith(`${group}.`));
  return (
    <TokenTable
      columns={['Use']}
      lastColumn="Text on it"
      rows={names.map((name) => ({
        name,
        drawing: (
          <svg className={styles.swatch} aria-hidden="true">
            <rect width="100%" height="100%" fill={`var(--${kebabCase(name.replaceAll('.', '-'))})`} />
          </svg>
        ),
        cells: [tokenUse(name)],
        last: samples[name] && <span className={samples[name]}>Aa</span>,
      }))}
    />
  );
}

const meta = {
  title: 'Foundations/Colour',
  component: Roles,
  args: { group: 'surface' },
  parameters: {
    docs: {
      description: {
        component:
          'Components read roles, never steps of a ramp. Each role exists in every brand and in both themes; this page follows the toolbar.',
      },
    },
  },
} satisfies Meta<typeof Roles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Surface: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'surface.page' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy the CSS of surface.page' })).toBeVisible();
  },
};
export const Text: Story = { args: { group: 'text' } };
export const Border: Story = { args: { group: 'border' } };
/** One primary action a region: the accent is not for decoration and not for chosen things. */
export const Accent: Story = { args: { group: 'accent' } };
export const Positive: Story = { args: { group: 'positive' } };
export const Critical: Story = { args: { group: 'critical' } };
export const Caution: Story = { args: { group: 'caution' } };
export const Info: Story = { args: { group: 'info' } };
export const Badge: Story = { args: { group: 'badge' } };
export const Focus: Story = { args: { group: 'focus' } };
