import type { FlagColumn, FlagGroup, FlagName, FlagRow } from '../FlagMatrix/FlagMatrixProps.ts';

export const flagColumns: FlagColumn[] = [
  { name: 'status', meaning: 'U formi za oglas' },
  { name: 'infilter', meaning: 'U panelu filtera' },
  { name: 'highlight', meaning: 'Na kartici i na vrhu oglasa' },
  { name: 'shortfilter', meaning: 'U kratkoj pretrazi' },
  { name: 'intitle', meaning: 'U naslovu oglasa' },
  { name: 'multi', meaning: 'Više vrednosti' },
];

const spec = (id: string, name: string, type: string, on: FlagName[], rest: Partial<FlagRow> = {}): FlagRow => ({
  id,
  name,
  type,
  flags: {
    status: on.includes('status'),
    infilter: on.includes('infilter'),
    highlight: on.includes('highlight'),
    shortfilter: on.includes('shortfilter'),
    intitle: on.includes('intitle'),
    multi: on.includes('multi'),
  },
  ...rest,
});

/** Specifications of cars. Two flags of the gearbox are not published; ads hold several kinds of maintenance. */
export const flagGroups: FlagGroup[] = [
  {
    id: 'base',
    title: 'Osnovno',
    rows: [
      spec('fuel', 'Gorivo', 'Lista', ['status', 'infilter', 'highlight', 'multi']),
      spec('gearbox', 'Menjač', 'Lista', ['status', 'infilter', 'highlight', 'shortfilter'], {
        changed: ['highlight', 'shortfilter'],
      }),
      spec('power', 'Snaga motora', 'Broj (kW)', ['status', 'infilter', 'highlight']),
      spec('engine', 'Kubikaža', 'Broj (cm³)', ['status', 'infilter']),
      spec('body', 'Karoserija', 'Lista', ['status', 'infilter', 'shortfilter', 'intitle']),
    ],
  },
  {
    id: 'state',
    title: 'Stanje i održavanje',
    rows: [
      spec('maintenance', 'Održavanje', 'Lista', ['status', 'infilter', 'highlight', 'shortfilter', 'multi'], {
        locked: { multi: '412 oglasa ima više vrednosti' },
      }),
      spec('damage', 'Oštećenje', 'Lista', ['status', 'infilter']),
      spec('exchange', 'Zamena', 'Lista', ['status', 'infilter', 'shortfilter', 'multi']),
    ],
  },
  {
    id: 'equipment',
    title: 'Oprema',
    rows: [
      spec('safety', 'Bezbednost', 'Lista', ['status', 'infilter', 'multi']),
      spec('comfort', 'Udobnost', 'Lista', ['infilter', 'multi']),
    ],
  },
];
