import { useQuery } from '@tanstack/react-query';
import { readCall } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type { ManagedBrand, ManagedChassis, ManagedModel } from '@volan/api-contract';
import {
  createBrand,
  createChassis,
  createModel,
  updateBrand,
  updateChassis,
  updateModel,
} from '@volan/api-contract/wire';
import { Breadcrumbs, type Crumb } from '@volan/ui/Breadcrumbs';
import { Button } from '@volan/ui/Button';
import { FacetList } from '@volan/ui/FacetList';
import { Select } from '@volan/ui/Select';
import { TextInput } from '@volan/ui/TextInput';
import { useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { AdminFrame } from '../../shell/AdminFrame.tsx';
import { base } from '../../shell/AdminLink.tsx';
import { countedText } from '../../shell/countText.ts';
import { useSite } from '../../shell/site.ts';
import { useMay } from '../../shell/useActor.ts';
import type { TableColumn } from '../../table/TableColumn.ts';
import { pathOf } from '../../entities/taxonomy/treeOf.ts';
import { managedQueries } from '../../entities/taxonomy/taxonomyQueries.ts';
import { VehicleDialog } from './VehicleDialog.tsx';
import { VehicleTable, vehicleQuery } from './VehicleTable.tsx';

/** A dialog is open for a row, or for a new one. */
type Edited<Row> = { readonly row: Row | null } | null;

/** Categories as options, with those above them. */
function useCategoryOptions() {
  const { language } = useSite();
  const categories = useQuery(managedQueries.categories(useApi())).data ?? [];
  return categories.map((row) => ({ value: String(row.id), label: pathOf(categories, row, language) }));
}

const crumbsOf = (label: string, crumbs: readonly Crumb[]) => <Breadcrumbs label={label} crumbs={crumbs} />;

function BrandDialog({ row, onClose }: { row: ManagedBrand | null; onClose: () => void }) {
  const { texts } = useSite();
  const options = useCategoryOptions();
  const [categories, setCategories] = useState<readonly string[]>(row?.category_ids.map(String) ?? ['1']);
  const [logo, setLogo] = useState(row?.logo ?? '');
  const more = { category_ids: categories.map(Number), logo: logo.trim() || null };

  return (
    <VehicleDialog
      row={row}
      newName={texts.newBrand}
      isIncomplete={categories.length === 0}
      onClose={onClose}
      save={(api, { title, slug }) =>
        row
          ? readCall(api, updateBrand, { id: row.id, version: row.version, title, ...more })
          : readCall(api, createBrand, { slug, title, ...more })
      }
      fields={
        <>
          <TextInput id="brand-logo" label={texts.logoPath} autoComplete="off" value={logo} onValueChange={setLogo} />
          <FacetList
            name="brand-categories"
            legend={texts.category}
            layout="columns"
            value={categories}
            onValueChange={setCategories}
            options={options}
          />
        </>
      }
    />
  );
}

const noBrands: readonly ManagedBrand[] = [];

/** Makes. [J136-J138] */
export function BrandsPage() {
  const site = useSite();
  const { texts } = site;
  const [params] = useSearchParams();
  const found = useQuery(managedQueries.brands(useApi(), vehicleQuery(params)));
  const [edited, setEdited] = useState<Edited<ManagedBrand>>(null);
  const mayEdit = useMay('brands.edit');
  const total = found.data?.meta.total ?? 0;
  const below = useMemo(() => ({ label: texts.rowModels, count: ({ models }: ManagedBrand) => models }), [texts]);

  return (
    <AdminFrame
      edit="brands.edit"
      title={texts.brandsAndModels}
      subtitle={countedText(found.data?.meta.total, texts.brandsCount)}
      actions={
        <Button variant="primary" icon="plus" onClick={() => setEdited({ row: null })}>
          {texts.newBrand}
        </Button>
      }
    >
      <VehicleTable
        kind="brand"
        path="brands"
        caption={texts.brandsAndModels}
        answer={{ ...found, rows: found.data?.data ?? noBrands, total }}
        hrefOf={brandHref}
        below={below}
        onEdit={mayEdit ? (row) => setEdited({ row }) : null}
      />
      {edited && <BrandDialog row={edited.row} onClose={() => setEdited(null)} />}
    </AdminFrame>
  );
}

const brandHref = ({ id, title }: ManagedBrand) => `${base}/brands/${id}?name=${encodeURIComponent(title)}`;

function ModelDialog({ row, brandId, onClose }: { row: ManagedModel | null; brandId: number; onClose: () => void }) {
  const { texts } = useSite();
  const options = useCategoryOptions();
  const [category, setCategory] = useState(String(row?.category_id ?? 1));

  return (
    <VehicleDialog
      row={row}
      newName={texts.newModel}
      onClose={onClose}
      save={(api, { title, slug }) =>
        row
          ? readCall(api, updateModel, { id: row.id, version: row.version, title })
          : readCall(api, createModel, { brand_id: brandId, category_id: Number(category), slug, title })
      }
      fields={
        options.length > 0 && (
          <Select
            id="model-category"
            label={texts.category}
            disabled={row !== null}
            value={category}
            onValueChange={setCategory}
            options={options}
          />
        )
      }
    />
  );
}

const noModels: readonly ManagedModel[] = [];

/** Models of a make. [J140] */
export function ModelsPage() {
  const { texts } = useSite();
  const { brand = '' } = useParams();
  const [params] = useSearchParams();
  const brandId = Number(brand);
  const found = useQuery(managedQueries.models(useApi(), { ...vehicleQuery(params), parent_id: brandId }));
  const [edited, setEdited] = useState<Edited<ManagedModel>>(null);
  const mayEdit = useMay('models.edit');
  const name = params.get('name') ?? `#${brand}`;
  const below = useMemo(() => ({ label: texts.rowChassis, count: ({ chassis }: ManagedModel) => chassis }), [texts]);
  const title = texts.modelsOf({ name });

  return (
    <AdminFrame
      edit="models.edit"
      title={title}
      path={crumbsOf(texts.brandsAndModels, [
        { label: texts.brandsAndModels, href: `${base}/brands` },
        { label: name },
      ])}
      actions={
        <Button variant="primary" icon="plus" onClick={() => setEdited({ row: null })}>
          {texts.newModel}
        </Button>
      }
    >
      <VehicleTable
        kind="model"
        path={`brands/${brand}`}
        caption={title}
        answer={{ ...found, rows: found.data?.data ?? noModels, total: found.data?.meta.total ?? 0 }}
        hrefOf={(row) =>
          `${base}/brands/${brand}/${row.id}?name=${encodeURIComponent(`${name} ${row.title}`)}&brand=${encodeURIComponent(name)}`
        }
        below={below}
        onEdit={mayEdit ? (row) => setEdited({ row }) : null}
      />
      {edited && <ModelDialog row={edited.row} brandId={brandId} onClose={() => setEdited(null)} />}
    </AdminFrame>
  );
}

function ChassisDialog(props: { row: ManagedChassis | null; modelId: number; onClose: () => void }) {
  const { row, modelId, onClose } = props;
  const { texts } = useSite();
  const [from, setFrom] = useState(String(row?.year_from ?? ''));
  const [to, setTo] = useState(String(row?.year_to ?? ''));
  const years = { year_from: Number(from) || null, year_to: Number(to) || null };

  return (
    <VehicleDialog
      row={row}
      newName={texts.newChassis}
      onClose={onClose}
      save={(api, { title, slug }) =>
        row
          ? readCall(api, updateChassis, { id: row.id, version: row.version, title, ...years })
          : readCall(api, createChassis, { model_id: modelId, slug, title, ...years })
      }
      fields={
        <>
          <TextInput
            id="chassis-from"
            label={texts.yearFrom}
            inputMode="numeric"
            maxLength={4}
            value={from}
            onValueChange={setFrom}
          />
          <TextInput
            id="chassis-to"
            label={texts.yearTo}
            inputMode="numeric"
            maxLength={4}
            value={to}
            onValueChange={setTo}
          />
        </>
      }
    />
  );
}

const noChassis: readonly ManagedChassis[] = [];

/** Generations of a model. [J140] */
export function ChassisPage() {
  const { texts } = useSite();
  const { brand = '', model = '' } = useParams();
  const [params] = useSearchParams();
  const modelId = Number(model);
  const found = useQuery(managedQueries.chassis(useApi(), { ...vehicleQuery(params), parent_id: modelId }));
  const [edited, setEdited] = useState<Edited<ManagedChassis>>(null);
  const mayEdit = useMay('models.edit');
  const name = params.get('name') ?? `#${model}`;
  const brandName = params.get('brand') ?? `#${brand}`;
  const years = useMemo<readonly TableColumn<ManagedChassis>[]>(
    () => [
      { key: 'from', label: texts.yearFrom, kind: 'number', cell: ({ year_from: year }) => year },
      { key: 'to', label: texts.yearTo, kind: 'number', cell: ({ year_to: year }) => year },
    ],
    [texts],
  );
  const title = texts.chassisOf({ name });

  return (
    <AdminFrame
      edit="models.edit"
      title={title}
      path={crumbsOf(texts.brandsAndModels, [
        { label: texts.brandsAndModels, href: `${base}/brands` },
        { label: brandName, href: `${base}/brands/${brand}?name=${encodeURIComponent(brandName)}` },
        { label: name },
      ])}
      actions={
        <Button variant="primary" icon="plus" onClick={() => setEdited({ row: null })}>
          {texts.newChassis}
        </Button>
      }
    >
      <VehicleTable
        kind="chassis"
        path={`brands/${brand}/${model}`}
        caption={title}
        answer={{ ...found, rows: found.data?.data ?? noChassis, total: found.data?.meta.total ?? 0 }}
        hrefOf={null}
        below={null}
        more={years}
        onEdit={mayEdit ? (row) => setEdited({ row }) : null}
      />
      {edited && <ChassisDialog row={edited.row} modelId={modelId} onClose={() => setEdited(null)} />}
    </AdminFrame>
  );
}
