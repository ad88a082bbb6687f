import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { AdminPage } from '../AdminPage/AdminPage.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Row } from '../Row/Row.tsx';
import { categories, treeLabels } from '../samples/categories.ts';
import { SampleAdminNav } from '../samples/SampleAdminNav.tsx';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import { Select } from '../Select/Select.tsx';
import { SidePanel } from '../SidePanel/SidePanel.tsx';
import { moveNode } from '../SortableTree/moveNode.ts';
import { SortableTree } from '../SortableTree/SortableTree.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Text } from '../Text/Text.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { formats } from '../samples/formats.ts';

const panel = (
  <SidePanel
    id="category"
    place="beside"
    title="Enduro"
    path="Vozila / Motocikli / Enduro"
    closeLabel="Zatvori"
    startAction={
      <Button size="small" variant="danger" disabled>
        Obriši
      </Button>
    }
    actions={
      <>
        <Button size="small">Otkaži</Button>
        <Button size="small" variant="primary">
          Sačuvaj
        </Button>
      </>
    }
    note="Kategorija sa 702 oglasa ne može da se obriše. Prvo premestite oglase."
  >
    <Stack gap={2}>
      <TextInput id="name" label="Naziv (srpski)" defaultValue="Enduro" />
      <TextInput id="slug" label="Slug" defaultValue="enduro" hint="/catalog/enduro" />
      <Select
        id="parent"
        label="Nadređena"
        defaultValue="motorcycles"
        options={[
          { value: 'motorcycles', label: 'Motocikli' },
          { value: 'cars', label: 'Automobili' },
        ]}
      />
      <Row justify="between">
        <Text as="span" role="small">
          Prevodi
        </Text>
        <Tag tone="positive">9 / 9</Tag>
      </Row>
      <Switch defaultChecked>Vidljiva u meniju</Switch>
      <Row justify="between">
        <Text as="span" role="small">
          Specifikacije
        </Text>
        <Link href="#specs">{formats.count('search.fields', 14)}</Link>
      </Row>
    </Stack>
  </SidePanel>
);

function CategoriesPage() {
  const [nodes, setNodes] = useState(categories);
  return (
    <AdminPage
      nav={<SampleAdminNav current="#categories" />}
      title="Kategorije"
      subtitle="19 kategorija u 4 nivoa"
      actions={
        <>
          <Button size="small" icon="undo-2">
            Poništi
          </Button>
          <Button variant="primary" icon="plus">
            Nova kategorija
          </Button>
        </>
      }
      aside={panel}
    >
      <SearchInput id="categories-search" label="Pronađi kategoriju" size="small" />
      <SortableTree
        id="categories"
        label="Kategorije"
        nodes={nodes}
        defaultOpen={['vehicles', 'motorcycles']}
        currentId="enduro"
        labels={treeLabels}
        onMove={(move) => setNodes(moveNode(nodes, move))}
        onVisibleChange={() => undefined}
        onRemove={() => undefined}
        onOpen={() => undefined}
      />
    </AdminPage>
  );
}

const meta = {
  title: 'Patterns/Admin categories',
  component: CategoriesPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CategoriesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A category that moves stays what the panel shows. */
export const Categories: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('row', { name: /Skuter/ }).focus();
    await userEvent.keyboard(' {ArrowUp}{Enter}');
    await expect(canvas.getByRole('row', { name: /Skuter/ })).toHaveAttribute('aria-posinset', '2');
    await expect(canvas.getByRole('row', { name: /Enduro/ })).toHaveAttribute('aria-selected', 'true');
  },
};
export const CategoriesOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
