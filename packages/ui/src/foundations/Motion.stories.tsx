import type { Meta, StoryObj } from '@storybook/react-vite';
import { themes } from '@volan/tokens';
import { expect } from 'storybook/test';
import { TokenTable } from './TokenTable.tsx';
import * as styles from './foundations.css.ts';

const { duration, easing } = themes['volan.light'];

interface MotionsProps {
  group: string;
  tokens: Readonly<Record<string, string>>;
  classes: Record<string, string>;
}

/** Each token moves its dot while the pointer or the focus is on it. */
function Motions({ group, tokens, classes }: MotionsProps) {
  return (
    <TokenTable
      columns={['Value']}
      rows={Object.entries(tokens).map(([name, value]) => ({
        name: `${group}.${name}`,
        drawing: (
          <button type="button" className={styles.player} aria-label={`Play ${group}.${name}`}>
            <span className={styles.track}>
              <span className={classes[name]} />
            </span>
          </button>
        ),
        cells: [<code key="value">{value}</code>],
      }))}
    />
  );
}

const meta = {
  title: 'Foundations/Motion',
  component: Motions,
  args: { group: 'duration', tokens: duration, classes: styles.durations },
  parameters: {
    docs: {
      description: {
        component:
          'Colours change in 120 ms, menus open in 180, dialogs in 260, sheets in 320. `standard` in place, `enter` on the way in, `exit` on the way out; nothing moves further than it must. Who asks for less motion sees opacity only.',
      },
    },
  },
} satisfies Meta<typeof Motions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Point at a track, or go to it by the keyboard, to see how long it takes. */
export const Durations: Story = {
  play: async ({ canvas, userEvent }) => {
    const player = canvas.getByRole('button', { name: 'Play duration.fast' });
    player.focus();
    await userEvent.tab();
    await expect(canvas.getByText(duration.fast)).toBeVisible();
  },
};
export const Easings: Story = { args: { group: 'easing', tokens: easing, classes: styles.easings } };
