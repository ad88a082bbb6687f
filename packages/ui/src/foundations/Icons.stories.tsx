import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { icons } from '../generated/icons.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './foundations.css.ts';

const names = Object.keys(icons) as IconName[];

/** Every icon with its name, narrowed by the typed text. */
function AllIcons({ startWith }: { startWith: string }) {
  const [typed, setTyped] = useState(startWith);
  const found = names.filter((name) => name.includes(typed.trim().toLowerCase().replaceAll(' ', '-')));
  return (
    <Stack gap={2}>
      <SearchInput
        id="icon-search"
        label="Find an icon"
        defaultValue={startWith}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Text role="small" tone="secondary" status>
        {found.length} of {names.length}
      </Text>
      <ul className={styles.swatches}>
        {found.map((name) => (
          <li key={name} className={styles.iconTile}>
            <Icon name={name} size={24} />
            {name}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

const meta = {
  title: 'Foundations/Icons',
  component: AllIcons,
  args: { startWith: '' },
  parameters: {
    docs: {
      description: {
        component:
          'Lucide, drawn at 1.75. Each has one meaning: heart is a favourite, coins are credits, rocket is promotion. An icon never stands for words alone: an `IconButton` has a name and a tooltip.',
      },
    },
  },
} satisfies Meta<typeof AllIcons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const Search: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find an icon' }), 'shopping');
    await expect(canvas.getByText('shopping-cart')).toBeVisible();
    await expect(canvas.queryByText('heart')).toBeNull();
  },
};
/** Nothing has this name. */
export const NothingFound: Story = { args: { startWith: 'unicorn' } };
