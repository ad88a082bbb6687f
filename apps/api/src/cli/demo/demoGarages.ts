import { slugOf } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { companyText } from '../../companies/companyText.ts';
import { storeDemoCompanies, taxNumber } from './demoCompanies.ts';
import { readDemoFile } from './demoFolder.ts';
import { createGarageAccounts, type Garage, type GarageName } from './garageAccounts.ts';
import { garageHours } from './garageHours.ts';
import { reviewGarages } from './garageReviews.ts';
import { storeGarageServices, type GarageLine } from './garageServices.ts';
import type { PicturePool } from './picturePool.ts';
import type { Random } from './random.ts';

/** Garages of one kind, and what they say and offer. */
interface GarageKind {
  readonly names: readonly GarageName[];
  readonly about: readonly string[];
  readonly lines: readonly GarageLine[];
  /** Work of other kinds that some of them offer as well. */
  readonly also: readonly GarageLine[];
}

/** `garages.json`: what garages say of themselves after the sentence of their kind, and the kinds by slug. */
interface GarageFile {
  readonly more: readonly string[];
  readonly kinds: Readonly<Record<string, GarageKind>>;
}

/** First eight digits of the tax numbers of garages: above those of the other companies of the demo. */
const firstTaxNumber = 11_400_000;

/** Dependencies for making the garages of the demo. */
export interface GarageDeps {
  readonly random: Random;
  readonly pool: PicturePool;
  readonly now: Date;
}

/**
 * Makes the 114 garages of Serbia in `garages.json`: accounts, companies, services and reviews, each in one statement.
 * May be repeated: it creates nothing twice. [A07, M16]
 */
export async function openDemoGarages(sql: Sql, { random, pool, now }: GarageDeps): Promise<void> {
  const { more, kinds } = await readDemoFile<GarageFile>('garages.json');
  const all = Object.entries(kinds).flatMap(([kind, { names }]) => names.map((garage) => ({ garage, kind })));
  const garages = await createGarageAccounts(sql, all, { random, now });
  await storeCompanies(sql, garages, { random, now });

  const offered = garages.map((garage) => {
    const { about = [], lines = [], also = [] } = kinds[garage.kind] ?? {};
    return {
      ...garage,
      description: `${random.pick(about)} ${random.some(more, random.between(1, 2)).join(' ')}`,
      lines: [
        ...random.some(lines, random.between(Math.min(4, lines.length), lines.length)),
        ...(random.chance(0.5) ? random.some(also, random.between(1, 2)) : []),
      ],
    };
  });
  await storeGarageServices(sql, offered, { random, pool, now });
  await reviewGarages(sql, garages, { random, now });
}

/** Companies of the accounts. Most have a point of their own near the middle of their town, and a logo that the demo has. */
async function storeCompanies(
  sql: Sql,
  garages: readonly Garage[],
  { random, now }: { readonly random: Random; readonly now: Date },
) {
  const logos = await sql<{ id: string }[]>`
    select id from picture where object_key like 'pictures/logo-%' order by object_key`;
  const { RS: sellers } = await readDemoFile<{ RS: { streets: string[] } }>('sellers.json');
  const rows = garages.map(({ userId, garage: { name }, kind, town }, index) => {
    const legalName = random.chance(0.6) ? `${name} PR ${town.name}` : `${name} d.o.o. ${town.name}`;
    const hasPoint = random.chance(0.75);
    const near = () => (random.next() - 0.5) * Math.min(0.05, Math.sqrt(town.population) / 10_000);

    return {
      user_id: userId,
      business_type: 3,
      slug: slugOf(name),
      name,
      ...companyText({ name, legalName, city: town.name }),
      legal_name: legalName,
      tax_id: taxNumber(firstTaxNumber + index),
      registry_number: `2${1_400_000 + index * 13}`,
      country_id: town.country_id,
      region_id: town.region_id,
      city_id: town.id,
      address: `${random.pick(sellers.streets)} ${random.between(2, 180)}`,
      web: null,
      description: '',
      ...garageHours(kind, random, now),
      lat: hasPoint ? town.lat + near() : null,
      lng: hasPoint ? town.lng + near() : null,
      logo_id: index % 8 === 5 || logos.length === 0 ? null : Number(logos[index % logos.length]?.id),
      cover_id: null,
      status: 1,
      created_at: now.toISOString(),
    };
  });
  await storeDemoCompanies(sql, rows);
}
