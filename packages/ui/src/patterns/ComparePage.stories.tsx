import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CompareTable } from '../CompareTable/CompareTable.tsx';
import { onlyDifferences } from '../CompareTable/onlyDifferences.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Row } from '../Row/Row.tsx';
import { comparedAds, comparedGroups } from '../samples/compare.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Text } from '../Text/Text.tsx';
import { SitePage } from './SitePage.tsx';

interface ComparePageProps {
  /** Ids of the ads that are compared at the start. */
  start: string[];
}

const words = { open: 'Otvori oglas', remove: 'Ukloni iz poređenja', best: 'najpovoljnije' };
const counts = ['', '1 oglas', '2 oglasa', '3 oglasa'];

/** Grouped rows, only differences, remove, share. [M56] */
function ComparePage({ start }: ComparePageProps) {
  const [ids, setIds] = useState(start);
  const [different, setDifferent] = useState(false);
  const places = comparedAds.flatMap(({ id }, index) => (ids.includes(id) ? [index] : []));
  const ads = comparedAds.filter(({ id }) => ids.includes(id));
  const groups = comparedGroups.map(({ title, rows }) => ({
    title,
    rows: rows.map(({ label, values }) => ({
      label,
      values: values.filter((_value, index) => places.includes(index)),
    })),
  }));
  return (
    <SitePage>
      <Stack gap={2}>
        <Row justify="between" align="end" gap={2} wrap>
          <Stack gap={0.5}>
            <Heading level={1}>Uporedi vozila</Heading>
            <Text role="small" tone="secondary" status>
              {ads.length === 0
                ? 'Nema oglasa za poređenje'
                : `Automobili · ${counts[ads.length]}. Najpovoljnija vrednost je označena.`}
            </Text>
          </Stack>
          {ads.length > 0 && (
            <Row gap={2} wrap>
              <Switch name="different" onInput={(event) => setDifferent(event.currentTarget.checked)}>
                Samo razlike
              </Switch>
              <Button size="small" icon="share-2">
                Podeli
              </Button>
            </Row>
          )}
        </Row>
        {ads.length === 0 ? (
          <EmptyState
            icon="git-compare-arrows"
            title="Izaberite vozila za poređenje"
            help="Dugme „Uporedi“ stoji na svakom oglasu u listi."
            action={
              <Button variant="primary" href="#catalog">
                Nazad na oglase
              </Button>
            }
          />
        ) : (
          <CompareTable
            label="Poređenje vozila"
            ads={ads}
            groups={different ? onlyDifferences(groups) : groups}
            words={words}
            add={ads.length < 3 ? { label: 'Dodaj vozilo', href: '#catalog' } : undefined}
            onRemove={(id) => setIds((before) => before.filter((one) => one !== id))}
          />
        )}
      </Stack>
    </SitePage>
  );
}

const meta = {
  title: 'Patterns/Compare page',
  component: ComparePage,
  args: { start: comparedAds.map(({ id }) => id) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ComparePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** M56: the switch leaves out what all answer alike, and a removed ad makes room. */
export const ThreeCars: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Samo razlike' }));
    await expect(canvas.queryByRole('rowheader', { name: 'Gorivo' })).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'Samo razlike' }));
    await expect(canvas.getByRole('rowheader', { name: 'Gorivo' })).toBeVisible();
  },
};
export const OneRemoved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ukloni iz poređenja: Škoda/ }));
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Dodaj vozilo' })).toBeVisible();
  },
};
export const Nothing: Story = {
  args: { start: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Nazad na oglase' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
