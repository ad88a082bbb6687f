import type { Meta, StoryObj } from '@storybook/react-vite';
import { themes } from '@volan/tokens';
import { expect } from 'storybook/test';
import { TokenTable } from './TokenTable.tsx';
import * as styles from './foundations.css.ts';

const { space, brand, layout, breakpoint } = themes['volan.light'];
const kebabCase = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
const byLength = ([, one]: [string, string], [, other]: [string, string]) =>
  Number.parseFloat(one) - Number.parseFloat(other);

interface LengthsProps {
  group: string;
  tokens: Readonly<Record<string, string>>;
  /** Their values are the same in every brand. */
  shared: boolean;
}

/** Lengths as bars, the shortest first. */
function Lengths({ group, tokens, shared }: LengthsProps) {
  return (
    <TokenTable
      columns={shared ? ['Value'] : []}
      rows={Object.entries(tokens)
        .toSorted(byLength)
        .map(([name, value]) => {
          const path = `${group}.${name}`;
          return {
            name: path,
            drawing: (
              <svg className={styles.bar} width="200" aria-hidden="true">
                <rect
                  className={styles.barFill}
                  width={`calc(var(--${kebabCase(path.replaceAll('.', '-'))}) * 0.5)`}
                  height="12"
                />
              </svg>
            ),
            cells: [value],
          };
        })}
    />
  );
}

const meta = {
  title: 'Foundations/Spacing and density',
  component: Lengths,
  args: { group: 'space', tokens: space, shared: true },
  parameters: {
    docs: {
      description: {
        component:
          'Steps of 8 px with halves and quarters for what stands close together. Heights of controls and gaps belong to the brand. Bars are drawn at half their length.',
      },
    },
  },
} satisfies Meta<typeof Lengths>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Space: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'space.1' })).toBeVisible();
  },
};
/** They differ by brand: change it in the toolbar. */
export const Density: Story = { args: { group: 'brand.density', tokens: brand.density, shared: false } };
export const Layout: Story = { args: { group: 'layout', tokens: layout } };
/** Windows from these widths on; mobile is below `desktop`. */
export const Breakpoints: Story = { args: { group: 'breakpoint', tokens: breakpoint } };
