import type { Meta, StoryObj } from '@storybook/react-vite';
import { themes } from '@volan/tokens';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
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

const meta = { title: 'Foundations/Tokens', component: Colours } satisfies Meta<typeof Colours>;
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
