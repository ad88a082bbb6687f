/** Words that say nothing about a vehicle: of advertising, of asking, and small ones. All folded. */
export const fillers: ReadonlySet<string> = new Set(
  (
    'prodajem prodaje prodaja prodajemo kupujem kupim trazim trazi povoljno hitno jeftino jeftin odlican odlicno top ' +
    'polovni polovan polovna polovno polovnih koriscen koriscena nov novi auto auta autu automobil automobili automobila vozilo vozila kola ' +
    'na za sa u i ili od do po oko sto the a an with for in of and or sale used cheap car cars vehicle vehicles buy sell ' +
    'gebraucht gebrauchtwagen wagen autos fahrzeug verkaufe verkauf suche zu mit und oder fur ' +
    'masina masine de la cu si vanzare masini kocsi hasznalt elado prodavam koli kola na s'
  ).split(' '),
);

/** A word and what it answers: key and value of a filter. */
type Answers = Readonly<Record<string, readonly string[]>>;

const answersOf = (answers: Answers): ReadonlyMap<string, string> =>
  new Map(Object.entries(answers).flatMap(([answer, words]) => words.map((word) => [word, answer] as const)));

/** Fuels and gearboxes: read as filters. */
export const filterWords = answersOf({
  'gorivo:dizel': ['dizel', 'dizelas', 'dizelka', 'diesel', 'nafta', 'motorina', 'dizelov'],
  'gorivo:benzin': ['benzin', 'benzinac', 'benzinka', 'petrol', 'gasoline', 'benzina', 'benziner'],
  'gorivo:benzin-tng': ['plin', 'gas', 'lpg', 'tng', 'autogas', 'autoplin', 'gpl'],
  'gorivo:metan': ['metan', 'cng', 'erdgas', 'methane'],
  'gorivo:hibrid': ['hibrid', 'hibridni', 'hybrid'],
  'gorivo:elektricni': [
    'struja',
    'struju',
    'elektricni',
    'elektricno',
    'elektricna',
    'elektro',
    'electric',
    'ev',
    'elektroauto',
  ],
  'menjac:automatik': [
    'automatik',
    'automatic',
    'automat',
    'automatski',
    'automatska',
    'automata',
    'avtomatik',
    'automatikgetriebe',
  ],
  'menjac:manuelni': ['manuelni', 'manuelno', 'rucni', 'manual', 'schaltgetriebe', 'manuala'],
});

/** Bodies: read as the answer, or as one of the words for it in the ad itself. */
export const bodyWords = answersOf({
  karavan:
    'karavan karavani combi kombi kombilimuzina sw grandtour estate break touring variant avant wagon tourer turnier sportwagon kombiwagen tmodell'.split(
      ' ',
    ),
  limuzina: ['limuzina', 'limousine', 'limuzine', 'sedan', 'saloon', 'stufenheck'],
  hecbek: ['hecbek', 'hatchback', 'hecbeg', 'sportback', 'liftback'],
  kabriolet: ['kabriolet', 'kabrio', 'cabrio', 'cabriolet', 'convertible', 'roadster'],
  kupe: ['kupe', 'coupe'],
  suv: ['suv', 'dzip', 'dzipovi', 'terenac', 'gelandewagen', 'terenac', 'crossover'],
  monovolumen: ['monovolumen', 'mpv', 'minivan'],
  pickup: ['pickup', 'pikap'],
  furgon: ['furgon'],
});

/** Before a number that is not to be passed: `do 5000`. */
export const atMost: ReadonlySet<string> = new Set([
  'do',
  'ispod',
  'max',
  'maks',
  'maksimalno',
  'bis',
  'unter',
  'hochstens',
  'under',
  'up',
  'below',
  'max',
  'najvise',
  'pana',
  'sub',
  'pod',
  'ig',
  'alatt',
]);

/** Before a number that has to be reached: `od 2015`. */
export const atLeast: ReadonlySet<string> = new Set([
  'od',
  'iznad',
  'preko',
  'min',
  'minimum',
  'ab',
  'uber',
  'from',
  'over',
  'above',
  'najmanje',
  'dupa',
  'peste',
  'nad',
  'since',
]);

/** After a number: what it measures. */
export const units: ReadonlyMap<string, 'price' | 'mileage' | 'power' | 'kilowatt' | 'year' | 'seats'> = new Map([
  ...['evra', 'eura', 'euro', 'euros', 'eur', 'evro', 'e'].map((word) => [word, 'price'] as const),
  ...['km', 'kilometara', 'kilometri', 'kilometer', 'kilometres'].map((word) => [word, 'mileage'] as const),
  ...['ks', 'hp', 'ps', 'konja', 'cp', 'le'].map((word) => [word, 'power'] as const),
  ['kw', 'kilowatt'],
  ...['god', 'godina', 'godine', 'godiste', 'year', 'jahr', 'bj', 'baujahr'].map((word) => [word, 'year'] as const),
  ...['sedista', 'sedishta', 'sjedista', 'mesta', 'seats', 'seat', 'seater', 'sitze', 'sitzer', 'sitzig', 'locuri'].map(
    (word) => [word, 'seats'] as const,
  ),
]);

/** Digits as people call them: "golf petica", "bmw trojka". */
export const nicknamesOfDigits: ReadonlyMap<string, string> = new Map([
  ['jedinica', '1'],
  ['kec', '1'],
  ['dvojka', '2'],
  ['trojka', '3'],
  ['cetvorka', '4'],
  ['petica', '5'],
  ['sestica', '6'],
  ['sedmica', '7'],
  ['osmica', '8'],
]);

/** Roman numerals of generations. */
export const romans: ReadonlyMap<string, string> = new Map([
  ['i', '1'],
  ['ii', '2'],
  ['iii', '3'],
  ['iv', '4'],
  ['v', '5'],
  ['vi', '6'],
  ['vii', '7'],
  ['viii', '8'],
  ['ix', '9'],
]);
