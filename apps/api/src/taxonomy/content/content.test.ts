import { readFile } from 'node:fs/promises';
import { fastSearchShortcuts, languageValues, parseFilters, tokens, wmiMakes } from '@volan/domain-rules';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Content } from './Content.ts';
import { readContent } from './readContent.ts';

let content: Content;
beforeAll(async () => {
  content = await readContent();
});

function specification(slug: string) {
  const found = content.specifications.find((one) => one.slug === slug);
  if (found === undefined) throw new Error(`no specification ${slug}`);
  return found;
}

function answersOf(slug: string) {
  return specification(slug).filters.map((filter) => filter.slug);
}

/** Slugs of what a category shows, in the order of `by`. */
function shown(flag: 'infilter' | 'shortfilter' | 'highlight', by: 'sort' | 'panel', category = 'vehicles') {
  return content.specifications
    .filter((one) => one[flag] === 1 && one.categories.includes(category))
    .sort((one, other) => one[by] - other[by])
    .map((one) => one.slug);
}

describe('the categories (information-architecture 5.5)', () => {
  it('are the fourteen of the seed, vehicles being the default with id 1 [L22, E07]', () => {
    const top = content.categories.filter((category) => category.parent_id === null);
    expect(top.map((category) => `${category.slug}:${category.kind}`)).toEqual([
      'vehicles:auto',
      'motorcycles:moto',
      'vans:kamion',
      'trucks:kamion',
      'buses:kamion',
      'trailers:prikolice',
      'campers:kampovi',
      'agricultural:masine',
      'construction:masine',
      'forklifts:masine',
      'boats:plovila',
      'bicycles:bicikli',
      'parts:delovi',
      'tyres-rims:gume',
    ]);
    expect(top[0]?.id).toBe(1);
  });

  it('give a child the kind of its parent, so that an ad keeps the first word of its address [T01]', () => {
    const kinds = new Map(content.categories.map((category) => [category.id, category.kind]));
    const children = content.categories.filter((category) => category.parent_id !== null);
    expect(children.filter((child) => kinds.get(child.parent_id ?? 0) !== child.kind)).toEqual([]);
  });

  it('each have a price, a place and something of their own to ask', () => {
    const top = content.categories.filter((category) => category.parent_id === null);
    for (const category of top) {
      const asked = content.specifications.filter((one) => one.categories.includes(category.slug));
      expect(asked.map((one) => one.slug)).toEqual(expect.arrayContaining(['cena', 'region', 'drzava', 'prodavac']));
    }
    const own = content.specifications.filter((one) => one.categories.length <= 2).flatMap((one) => one.categories);
    expect(top.map((category) => category.slug).filter((slug) => !own.includes(slug))).toEqual([]);
  });
});

describe('the texts', () => {
  it('are in nine languages [E05]', () => {
    for (const one of [...content.categories, ...content.groups, ...content.specifications, ...content.regions]) {
      expect(Object.keys(one.title).toSorted()).toEqual(languageValues.toSorted());
    }
  });

  it('are Cyrillic in Bulgarian, Russian and Macedonian, and Latin in Serbian', () => {
    const titles = [...content.categories, ...content.groups, ...content.regions].map((one) => one.title);
    for (const title of titles) {
      expect(title.rs).not.toMatch(/\p{Script=Cyrillic}/u);
      for (const language of ['bg', 'ru', 'mk'] as const) expect(title[language]).toMatch(/\p{Script=Cyrillic}/u);
    }
  });

  it('tell the answers of one question apart in every language', () => {
    const mixed = content.specifications.flatMap((one) =>
      languageValues
        .filter((language) => new Set(one.filters.map((filter) => filter.title[language])).size < one.filters.length)
        .map((language) => `${one.slug} in ${language}`),
    );
    expect(mixed).toEqual([]);
  });
});

describe('the specifications', () => {
  it('hold every answer that a fast-search shortcut asks for [B45-B50]', () => {
    const asked = fastSearchShortcuts.flatMap((shortcut) => {
      const found = parseFilters(new URLSearchParams('query' in shortcut ? shortcut.query : '').get('filters') ?? '');
      return found.ok ? found.filters : [];
    });
    expect(asked.map((group) => group.key)).toEqual([
      'odrzavanje',
      'stanje-vozila',
      'odrzavanje',
      'odrzavanje',
      'zamena',
    ]);
    for (const group of asked) {
      const slugs = group.values.map((value) => (value.kind === 'option' ? value.slug : ''));
      expect(answersOf(group.key)).toEqual(expect.arrayContaining(slugs));
    }
    expect(answersOf('stanje-vozila')).toEqual(expect.arrayContaining(['novo', 'polovno', 'osteceno']));
    expect(answersOf('zamena')).toEqual(['ne', 'za-jeftiniji-model', 'za-skuplji-model', 'ista-vrednost', 'sve-jedno']);
  });

  it('bind each system key of the query syntax to its source (information-architecture 5.4)', () => {
    const sources = {
      vozilo: 'brand_id',
      sasija: 'chassis_id',
      cena: 'price',
      godiste: 'year',
      kilometraza: 'mileage',
      snaga: 'power_kw',
      kubikaza: 'displacement',
      region: 'region_id',
      drzava: 'country_id',
      prodavac: 'seller_type',
      potvrdjeno: 'confirmed_at',
      odgovara: 'ad_fit',
    };
    for (const [slug, source] of Object.entries(sources)) expect(specification(slug).source).toBe(source);
    expect(specification('gorivo').source).toBeNull();
  });

  it('open the filter panel as the catalog screen shows it [M51]', () => {
    expect(shown('infilter', 'panel').slice(0, 9)).toEqual([
      'vozilo',
      'cena',
      'godiste',
      'karoserija',
      'gorivo',
      'odrzavanje',
      'zamena',
      'menjac',
      'region',
    ]);
  });

  it('put year, mileage, fuel, gearbox, power and body on the card, then the tags [M52]', () => {
    expect(shown('highlight', 'sort')).toEqual([
      'godiste',
      'kilometraza',
      'gorivo',
      'menjac',
      'snaga',
      'karoserija',
      'odrzavanje',
      'zamena',
    ]);
  });

  it('ask make, price, year, fuel, body and place in the short search [M50]', () => {
    expect(shown('shortfilter', 'sort')).toEqual(['vozilo', 'cena', 'godiste', 'gorivo', 'karoserija', 'region']);
  });

  it('ask for the battery only when the fuel is electric [E31]', () => {
    expect(specification('kapacitet-baterije').depends_on).toBe('gorivo.elektricni');
  });

  it('count a car with all chosen equipment, not with one of it', () => {
    expect(specification('oprema').match).toBe('all');
    expect(specification('sigurnost').match).toBe('all');
    expect(specification('karoserija').match).toBe('any');
  });

  it('list the seller types in the order of the profile types [M11]', () => {
    expect(answersOf('prodavac')).toEqual(['privatno', 'salon', 'servis', 'prodavnica-delova', 'partner']);
  });
});

describe('the makes', () => {
  function modelsOf(brand: string) {
    return content.brands.find((one) => one.slug === brand)?.models.map((model) => model.slug) ?? [];
  }

  it('are known in every category that asks for one [J46]', () => {
    const thin = specification('vozilo').categories.filter(
      (slug) => content.brands.filter((brand) => brand.categories.includes(slug)).length < 10,
    );
    expect(thin).toEqual([]);
  });

  it('have models in each of their categories [J47]', () => {
    const empty = content.brands.flatMap((brand) =>
      brand.categories
        .filter((slug) => !brand.models.some((model) => model.category === slug))
        .map((slug) => `${brand.slug} in ${slug}`),
    );
    expect(empty).toEqual([]);
  });

  it('cover what the demo ads sell', () => {
    expect(modelsOf('volkswagen')).toEqual(
      expect.arrayContaining(['golf', 'passat', 'tiguan', 'golf-sv', 'caddy-life']),
    );
    expect(modelsOf('opel')).toEqual(expect.arrayContaining(['astra', 'corsa', 'mokka-x', 'crossland-x', 'zafira']));
    expect(modelsOf('mercedes-benz')).toEqual(expect.arrayContaining(['c-class', 'gla-class', 'sl-class', 'm-class']));
    expect(modelsOf('bmw')).toEqual(expect.arrayContaining(['1-series', '3-series', 'x5', 'i3']));
    expect(modelsOf('skoda')).toEqual(expect.arrayContaining(['octavia', 'superb', 'yeti-outdoor']));
  });

  it('know generations with their years [E30]', () => {
    const golf = content.brands.flatMap((brand) => brand.models).find((model) => model.slug === 'golf');
    expect(golf?.chassis.find((one) => one.slug === 'golf-7')).toMatchObject({ year_from: 2012, year_to: 2020 });
    const generations = content.brands.flatMap((brand) => brand.models.flatMap((model) => model.chassis));
    expect(generations.filter((one) => one.year_to !== null && one.year_to < (one.year_from ?? 0))).toEqual([]);
  });

  it('give every generation a slug of its own, so that `sasija` can name it alone', () => {
    const slugs = content.brands.flatMap((brand) =>
      brand.models.flatMap((model) => model.chassis.map((one) => one.slug)),
    );
    expect(new Set(slugs).size).toBe(slugs.length);
  });
});

describe('the places', () => {
  it('are the fifteen countries of the market, Serbia first [E06]', () => {
    const active = content.countries.filter((country) => country.active).sort((one, other) => one.sort - other.sort);
    expect(active.map((country) => country.code).join(' ')).toBe('RS BA ME MK HR SI HU RO BG AT DE CH AL GR XK');
  });

  it('name Serbian districts rightly [J57]', () => {
    const titles = content.regions.filter((region) => region.country === 'RS').map((region) => region.title.rs);
    expect(titles).toHaveLength(25);
    expect(titles).toEqual(expect.arrayContaining(['Beograd', 'Južnobački okrug', 'Rasinski okrug', 'Pčinjski okrug']));
  });

  it.each([
    ['Beograd', 'RS-00'],
    ['Novi Sad', 'RS-06'],
    ['Čačak', 'RS-17'],
    ['Zemun', 'RS-00'],
    ['Niš', 'RS-20'],
    ['Leskovac', 'RS-23'],
    ['Loznica', 'RS-08'],
    ['Sarajevo', 'BA-BIH'],
    ['Banja Luka', 'BA-SRP'],
    ['Budva', 'ME-05'],
    ['Skopje', 'MK-85'],
    ['Bitola', 'MK-501'],
    ['Split', 'HR-17'],
    ['Maribor', 'SI-070'],
    ['Debrecen', 'HU-HB'],
    ['Timișoara', 'RO-TM'],
    ['Plovdiv', 'BG-16'],
    ['Wien', 'AT-9'],
    ['München', 'DE-BY'],
    ['Zürich', 'CH-ZH'],
    ['Tirana', 'AL-11'],
    ['Athens', 'GR-I'],
  ])('place %s in %s', (name, region) => {
    const largest = content.cities
      .filter((city) => city.name === name && region.startsWith(city.country))
      .sort((one, other) => other.population - one.population)[0];
    expect(largest?.region).toBe(region);
  });

  it('credit GeoNames', async () => {
    const credits = await readFile(new URL('../../../content/geo/CREDITS.md', import.meta.url), 'utf8');
    expect(credits).toContain('GeoNames');
    expect(credits).toContain('CC BY 4.0');
  });
});

describe('the synonyms [N01]', () => {
  it('are single folded words, as the search compares them', () => {
    const unread = content.synonyms.filter((one) => tokens(one.from).join(' ') !== one.from);
    expect(unread).toEqual([]);
  });

  it('read a make as it is spoken and a body as it is called elsewhere', () => {
    const pairs = content.synonyms.map((one) => `${one.from} ${one.to}`);
    expect(pairs).toEqual(expect.arrayContaining(['kavasaki kawasaki', 'estate karavan', 'kombi wagon']));
  });
});

describe('the navigation [E09, C63]', () => {
  it('lists every top category in its first group', () => {
    const top = content.categories.filter((category) => category.parent_id === null).map((category) => category.slug);
    expect(content.navigation[0]?.items.map((item) => item.params.categorySlug)).toEqual(top);
  });
});

describe('the makes of chassis numbers [M54]', () => {
  it('are makes of the taxonomy', () => {
    const known = new Set(content.brands.map(({ slug }) => slug));
    expect([...wmiMakes.values()].filter((make) => !known.has(make))).toEqual([]);
  });
});
