import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Price } from '../Price/Price.tsx';
import { Text } from '../Text/Text.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { germanWord, longPrice, longTitle } from '../samples/extremes.ts';
import docs from './DetailsLayout.docs.ts';
import { DetailsLayout } from './DetailsLayout.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Layout/DetailsLayout',
  component: DetailsLayout,
  args: {
    lead: <Heading level={1}>Volkswagen Passat Variant 2.0 TDI</Heading>,
    aside: (
      <Card>
        <Price size="large">{formats.price(17_990)}</Price>
      </Card>
    ),
    children: <Text measure>Auto je garažiran, redovno održavan u ovlašćenom servisu i vožen od prvog vlasnika.</Text>,
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof DetailsLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Price and seller are beside the rest. */
export const OnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    await expect(canvas.getByText('17.990 €').getBoundingClientRect().left).toBeGreaterThan(title.right);
  },
};

/** Price and seller are between the title and the rest. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const price = canvas.getByText('17.990 €').getBoundingClientRect();
    await expect(price.top).toBeGreaterThan(canvas.getByRole('heading').getBoundingClientRect().bottom);
    await expect(price.bottom).toBeLessThan(canvas.getByText(/garažiran/).getBoundingClientRect().top);
  },
};

export const Extremes: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    lead: <Heading level={1}>{longTitle}</Heading>,
    aside: (
      <Card>
        <Price size="large">{longPrice}</Price>
      </Card>
    ),
    children: <Text>{germanWord}</Text>,
  },
  play: expectToFit,
};
