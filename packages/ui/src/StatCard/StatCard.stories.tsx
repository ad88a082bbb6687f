import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarChart } from '../BarChart/BarChart.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { LineChart } from '../LineChart/LineChart.tsx';
import { chartWords, phoneReveals, ticksUpTo, views } from '../samples/statistics.ts';
import { Stack } from '../Stack/Stack.tsx';
import docs from './StatCard.docs.ts';
import { StatCard } from './StatCard.tsx';

const meta = {
  title: 'Marketplace/StatCard',
  component: StatCard,
  args: { label: 'Pregledi, 30 dana', icon: 'eye', value: '4.915', note: '+12 % u odnosu na oktobar' },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithNote: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Pregledi, 30 dana' })).toHaveTextContent('4.915');
  },
};
export const WithTrend: Story = {
  args: {
    note: undefined,
    change: { text: '+22 %', direction: 'up', tone: 'positive' },
    trend: { values: views.map(({ value }) => value), label: 'Pregledi rastu, sa vrhom svakog vikenda' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Pregledi rastu/ })).toBeVisible();
  },
};
export const WithLink: Story = {
  args: {
    label: 'Poruke',
    icon: 'message-circle',
    value: '3',
    note: undefined,
    link: { label: 'Odgovorite', href: '#m' },
  },
};
/** C58: measures per day, each with its own scale below the other. */
export const WithCharts: Story = {
  render: () => (
    <Stack gap={2}>
      <StatCard
        label="Pregledi"
        value="5.348"
        change={{ text: '+22 %', direction: 'up', tone: 'positive' }}
        chart={
          <LineChart
            points={views}
            ticks={ticksUpTo(270)}
            legend={['ovih 30 dana', 'prethodnih 30']}
            labels={{
              ...chartWords,
              summary: 'Pregleda je 5.348 u 30 dana, 22 % više nego u prethodnih 30.',
              columns: ['Dan', 'Pregledi', 'Ranije'],
            }}
          />
        }
      />
      <Grid layout="panels2">
        {['Prikazi telefona', 'Dodato u omiljene'].map((label) => (
          <StatCard
            key={label}
            label={label}
            value="186"
            change={{ text: '−4 %', direction: 'down' }}
            chart={
              <BarChart
                points={phoneReveals}
                ticks={ticksUpTo(10)}
                labels={{ ...chartWords, summary: `${label}: 186 u 30 dana.`, columns: ['Dan', label] }}
              />
            }
          />
        ))}
      </Grid>
    </Stack>
  ),
};
export const LongWords: Story = {
  args: {
    label: 'Fahrzeuganzeigenaufrufe der letzten dreißig Tage',
    value: '11.117.990.000',
    change: { text: 'на двадцать процентов больше', direction: 'up', tone: 'positive' },
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
