import type { Meta, StoryObj } from '@storybook/react-vite';
import { themes } from '@volan/tokens';
import { expect } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { Row } from '../Row/Row.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TierLabel } from '../TierLabel/TierLabel.tsx';
import * as styles from './Foundations.css.ts';

const colorRoles = [
  'surface',
  'text',
  'border',
  'accent',
  'positive',
  'critical',
  'caution',
  'info',
  'badge',
  'focus',
] as const;
const tokens = themes['volan.light'];
const kebabCase = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();

/** The colour roles in the brand and theme of the toolbar. */
function Colours() {
  return (
    <Stack gap={4}>
      {colorRoles.map((role) => (
        <Stack key={role} gap={1}>
          <Heading level={2} size="h3">
            {role}
          </Heading>
          <ul className={styles.swatches}>
            {Object.keys(tokens[role]).map((name) => (
              <li key={name}>
                <svg className={styles.swatch} aria-hidden="true">
                  <rect width="100%" height="100%" fill={`var(--${role}-${kebabCase(name)})`} />
                </svg>
                <Text role="caption" tone="secondary">
                  {name}
                </Text>
              </li>
            ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  );
}

/** A drawn sample of each token with its name. */
function Samples({ classes }: { classes: Record<string, string> }) {
  return (
    <ul className={styles.swatches}>
      {Object.entries(classes).map(([name, className]) => (
        <li key={name}>
          <div className={className} />
          <Text role="caption" tone="secondary">
            {name}
          </Text>
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: 'Foundations/Tokens',
  component: Colours,
  parameters: {
    docs: {
      description: {
        component:
          'What every look is made of, in the brand and theme of the toolbar. Components take these and nothing else: a colour, a size or a face of its own in a style sheet fails the tests. Signs stand under Primitives/Icon, vehicles under Primitives/Outline.',
      },
    },
  },
} satisfies Meta<typeof Colours>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colour: Story = {};
export const Space: Story = {
  render: () => (
    <ul className={styles.steps}>
      {Object.entries(tokens.space).map(([name, value]) => (
        <li key={name} className={styles.step}>
          <Text role="caption">
            {name}: {value}
          </Text>
          <svg className={styles.bar} aria-hidden="true">
            <rect width={Number.parseFloat(value)} height="12" fill="var(--accent-solid)" />
          </svg>
        </li>
      ))}
    </ul>
  ),
};

/** From the largest heading to the smallest word: nothing is below 11 px. */
export const Type: Story = {
  render: () => (
    <Stack gap={2}>
      {Object.entries(styles.roles).map(([name, className]) => (
        <div key={name}>
          <Text role="caption" tone="secondary">
            {name}
          </Text>
          <div className={className}>Čekić, žaba, Őrség, Ђурђевдан, автомобиль: 17.990 €</div>
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const sample of canvas.getAllByText(/Čekić/)) {
      await expect(Number.parseFloat(getComputedStyle(sample).fontSize)).toBeGreaterThanOrEqual(11);
    }
  },
};
export const Radius: Story = { render: () => <Samples classes={styles.radii} /> };

/** Only what floats has a shadow; cards have borders. */
export const Elevation: Story = { render: () => <Samples classes={styles.shadows} /> };

/** Paid is visible as paid: a colour, a sign and a word for each tier. */
export const Tiers: Story = {
  render: () => (
    <Row wrap>
      <TierLabel tier="xl">XL</TierLabel>
      <TierLabel tier="top">Top</TierLabel>
      <TierLabel tier="home">Na početnoj</TierLabel>
      <TierLabel tier="social">Na mrežama</TierLabel>
    </Row>
  ),
};
