import type { Meta, StoryObj } from '@storybook/react-vite';
import { themes } from '@volan/tokens';
import { TierLabel, type TierLabelProps } from '../TierLabel/TierLabel.tsx';
import { TokenTable } from './TokenTable.tsx';
import * as styles from './foundations.css.ts';
import { tokenUse } from './tokenUse.ts';

const words: Record<TierLabelProps['tier'], string> = {
  xl: 'XL',
  top: 'Top',
  home: 'Na početnoj',
  social: 'Na mrežama',
};
const { promo } = themes['volan.light'];
const kebabCase = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();

/** One tier: its label and its colours. */
function Tier({ tier }: { tier: TierLabelProps['tier'] }) {
  return (
    <>
      <TierLabel tier={tier}>{words[tier]}</TierLabel>
      <TokenTable
        columns={['Use']}
        rows={Object.keys(promo[tier]).map((name) => ({
          name: `promo.${tier}.${name}`,
          drawing: (
            <svg className={styles.swatch} aria-hidden="true">
              <rect width="100%" height="100%" fill={`var(--promo-${tier}-${kebabCase(name)})`} />
            </svg>
          ),
          cells: [tokenUse(`promo.${tier}.${name}`)],
        }))}
      />
    </>
  );
}

const meta = {
  title: 'Foundations/Promotion tiers',
  component: Tier,
  args: { tier: 'xl' },
  parameters: {
    docs: {
      description: {
        component:
          'Paid is visible as paid: each tier has a colour, a sign and a word. Two tiers never stand on one card; XL comes before Top. In the grid only the label shows.',
      },
    },
  },
} satisfies Meta<typeof Tier>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Xl: Story = {};
export const Top: Story = { args: { tier: 'top' } };
export const Home: Story = { args: { tier: 'home' } };
/** Only the seller sees it. */
export const Social: Story = { args: { tier: 'social' } };
