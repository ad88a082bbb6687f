import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './foundations.css.ts';

/** Each role of the type scale in the faces of the brand, with letters of all scripts. */
function TypeScale() {
  return (
    <Stack gap={2}>
      {Object.entries(styles.roles).map(([name, className]) => (
        <div key={name}>
          <Text role="caption" tone="secondary">
            type.{name}
          </Text>
          <div className={className}>Čekić, žaba, Őrség, Ђурђевдан, автомобиль, 汽车: 17.990 €</div>
        </div>
      ))}
    </Stack>
  );
}

const meta = {
  title: 'Foundations/Typography',
  component: TypeScale,
  parameters: {
    docs: {
      description: {
        component:
          'From the largest heading to the smallest word. A role gives size, line height, weight and face at once; nothing is below 11 px. Chinese comes from the system: no face of ours holds it.',
      },
    },
  },
} satisfies Meta<typeof TypeScale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {
  play: async ({ canvas }) => {
    for (const sample of canvas.getAllByText(/Čekić/)) {
      await expect(Number.parseFloat(getComputedStyle(sample).fontSize)).toBeGreaterThanOrEqual(11);
    }
  },
};
