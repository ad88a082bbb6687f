import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import * as styles from './foundations.css.ts';

/** A drawn sample of each token with its name. */
function Samples({ group, classes }: { group: string; classes: Record<string, string> }) {
  return (
    <ul className={styles.swatches}>
      {Object.entries(classes).map(([name, className]) => (
        <li key={name}>
          <div className={className} />
          <Text role="caption" tone="secondary">
            {group}.{name}
          </Text>
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: 'Foundations/Radius and elevation',
  component: Samples,
  args: { group: 'brand.radius', classes: styles.brandRadii },
  parameters: {
    docs: {
      description: {
        component:
          'A brand gives each kind of thing its rounding; components read that, seldom a step of the scale. Only what floats has a shadow: cards have borders.',
      },
    },
  },
} satisfies Meta<typeof Samples>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheBrand: Story = {};
export const Scale: Story = { args: { group: 'radius', classes: styles.radii } };
/** Small for the thumb of a switch, middle for the card to buy from, large for menus and dialogs. */
export const Elevation: Story = { args: { group: 'shadow', classes: styles.shadows } };
