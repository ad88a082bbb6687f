import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { largeOutlines } from '../generated/outlines.ts';
import { Outline, type OutlineName } from '../Outline/Outline.tsx';
import { Row } from '../Row/Row.tsx';
import * as styles from './foundations.css.ts';

const names = Object.keys(largeOutlines) as OutlineName[];

/** The side profile of each body type, large and as an icon. */
function Outlines() {
  return (
    <ul className={styles.swatches}>
      {names.map((name) => (
        <li key={name} className={styles.tile}>
          <Outline name={name} size="large" />
          <Row gap={1}>
            <Outline name={name} />
            {name}
          </Row>
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: 'Foundations/Imagery and outlines',
  component: Outlines,
  parameters: {
    docs: {
      description: {
        component:
          'Photos are real, uncropped and without filters; the dark theme shows them at 90 %. Where there is none, or it fails, the outline of the body type stands in its place. Words on a photo have a solid scrim.',
      },
    },
  },
} satisfies Meta<typeof Outlines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BodyTypes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(names.length);
  },
};
