import type { Sql } from 'postgres';
import { demoPhone } from './demoPhone.ts';
import { readDemoFile } from './demoFolder.ts';
import { type Market, markets } from './markets.ts';
import type { Random } from './random.ts';

interface City {
  id: number;
  country_id: number;
  region_id: number | null;
  name: string;
  population: number;
  lat: number;
  lng: number;
}

/** A seller and their location. */
export interface DemoSeller {
  id: number;
  market: Market;
  city: City;
  isCompany: boolean;
}

/**
 * A company and the names of the towns that it may be in; absent: any town, since its name does not mention a place.
 */
export interface CompanyName {
  name: string;
  towns?: string[];
}

/** Names of one country. Surnames are split where they depend on the person's gender. */
interface SellerNames {
  women: string[];
  men: string[];
  surnamesOfWomen: string[];
  surnamesOfMen: string[];
  companies: CompanyName[];
  streets: string[];
}

/** The sellers of the demo by country. */
export interface DemoSellers {
  /** A seller in a market: a company with a chance of `companyShare`, else a person. */
  choose(market: Market, random: Random): DemoSeller;
  /** A company of the market. */
  company(market: Market, random: Random): DemoSeller;
}

/** Share of ads that companies hold. */
const companyShare = 0.42;
const personsForOnePercent = 22;

/** Makes the accounts of the demo and puts each in a town: large towns have more of them. */
export async function createDemoSellers(sql: Sql, random: Random, now: Date): Promise<DemoSellers> {
  const names = await readDemoFile<Record<string, SellerNames>>('sellers.json');
  const cities = await sql<(City & { code: string })[]>`
    select city.*, country.code from city join country on country.id = city.country_id
    where country.code = any(${markets.map(({ country }) => country)}) and region_id is not null and population >= 5000
    order by city.population desc, city.id`;
  const citiesOf = Map.groupBy(cities, (city) => city.code);

  const people = markets.flatMap((market) => {
    const of = names[market.country];
    const towns = (citiesOf.get(market.country) ?? []).map((city) => [city, city.population ** 0.85] as const);
    if (!of || towns.length === 0) {
      throw new Error(`The demo has no names or no towns of ${market.country}: is the content loaded?`);
    }
    const account = (kind: string, number: number, { name, towns: named }: CompanyName, isCompany: boolean) => {
      const city = random.weighted(named ? towns.filter(([{ name: town }]) => named.includes(town)) : towns);
      return {
        market,
        city,
        isCompany,
        row: {
          name,
          email: `${market.country.toLowerCase()}-${kind}-${number}@demo.invalid`,
          mobile: demoPhone(market.country, isCompany ? 'company' : 'person', number),
          type_id: isCompany ? 2 : 1,
          status: 1,
          verified: isCompany ? random.chance(0.7) : random.chance(0.25),
          country_id: city.country_id,
          city_id: city.id,
          address: isCompany ? `${random.pick(of.streets)} ${random.between(2, 180)}` : null,
          created_at: new Date(now.getTime() - random.between(60, 4200) * 86_400_000).toISOString(),
        },
      };
    };
    const companies = of.companies
      .slice(0, market.companies)
      .map((name, index) => account('company', index, name, true));
    const persons = Array.from({ length: market.share * personsForOnePercent }, (_, index) => {
      const woman = random.chance(0.3);
      const first = random.pick(woman ? of.women : of.men);
      const last = random.pick(woman ? of.surnamesOfWomen : of.surnamesOfMen);

      return account('person', index, { name: `${first} ${last}`.trim() }, false);
    });

    return [...companies, ...persons];
  });

  const rows = sql.json(people.map(({ row }) => row));
  await sql`
    insert into users (name, email, mobile, type_id, status, verified, country_id, city_id, address, created_at)
    select name, email, mobile, type_id, status, verified, country_id, city_id, address, created_at
    from jsonb_populate_recordset(null::users, ${rows})
    on conflict (email) do nothing`;
  const ids = await sql<{ id: string; email: string }[]>`select id, email from users where email like '%@demo.invalid'`;
  const idOf = new Map(ids.map(({ id, email }) => [email, Number(id)]));
  const sellers = people.map(({ row, market, city, isCompany }) => ({
    id: idOf.get(row.email) ?? 0,
    market,
    city,
    isCompany,
  }));
  const companiesOf = Map.groupBy(
    sellers.filter((seller) => seller.isCompany),
    (seller) => seller.market.country,
  );
  const personsOf = Map.groupBy(
    sellers.filter((seller) => !seller.isCompany),
    (seller) => seller.market.country,
  );

  return {
    choose: (market, luck) =>
      luck.pick((luck.chance(companyShare) ? companiesOf : personsOf).get(market.country) ?? []),
    company: (market, luck) => luck.pick(companiesOf.get(market.country) ?? []),
  };
}
