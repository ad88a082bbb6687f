/** Folded words that say nothing about a vehicle: words of advertising and of questions, and small words. */
export const fillers: ReadonlySet<string> = new Set(
  (
    'prodajem prodaje prodaja prodajemo kupujem kupim trazim trazi povoljno hitno jeftino jeftin odlican odlicno top ' +
    'polovni polovan polovna polovno polovnih koriscen koriscena nov novi auto auta auti autu automobil automobili automobila vozilo vozila kola ' +
    'na za sa u i ili od do po oko sto the a an with for in of and or sale used cheap car cars vehicle vehicles buy sell ' +
    'gebraucht gebrauchtwagen wagen autos fahrzeug verkaufe verkauf suche zu mit und oder fur ' +
    'masina masine de la cu si vanzare masini kocsi hasznalt elado prodavam koli kola na s'
  ).split(' '),
);

/** Words by the filter and value that they mean. */
type Answers = Readonly<Record<string, readonly string[]>>;

const answersOf = (answers: Answers): ReadonlyMap<string, string> =>
  new Map(Object.entries(answers).flatMap(([answer, words]) => words.map((word) => [word, answer] as const)));

/** Fuels and gearboxes: read as filters. */
export const filterWords = answersOf({
  'gorivo:dizel': ['dizel', 'dizelas', 'dizelka', 'diesel', 'nafta', 'motorina', 'dizelov', 'dizela'],
  'gorivo:benzin': ['benzin', 'benzinac', 'benzinka', 'petrol', 'gasoline', 'benzina', 'benziner'],
  'gorivo:benzin-tng': [
    'benzinplin',
    'benzingas',
    'benzintng',
    'benzinlpg',
    'plin',
    'gas',
    'lpg',
    'tng',
    'autogas',
    'autoplin',
    'gpl',
  ],
  'gorivo:metan': ['metan', 'cng', 'erdgas', 'methane'],
  'gorivo:plug-in-hibrid': ['plugin', 'phev', 'pluginhibrid', 'pluginhybrid'],
  'gorivo:hibrid': ['hibrid', 'hibridni', 'hibrida', 'hybrid'],
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
    'automatika',
    'avtomatik',
    'automatikgetriebe',
  ],
  'menjac:manuelni': ['manuelni', 'manuelno', 'rucni', 'manual', 'schaltgetriebe', 'manuala', 'manuelnog'],
});

/** Bodies, drives and colours: read as the answer, or as one of the words for it in the ad itself. */
export const answerWords = answersOf({
  'karoserija:karavan':
    'karavan karavani combi kombi kombilimuzina sw grandtour estate break touring variant avant wagon tourer turnier sportwagon kombiwagen tmodell'.split(
      ' ',
    ),
  'karoserija:limuzina': ['limuzina', 'limousine', 'limuzine', 'sedan', 'saloon', 'stufenheck'],
  'karoserija:hecbek': ['hecbek', 'hatchback', 'hecbeg', 'sportback', 'liftback'],
  'karoserija:kabriolet': ['kabriolet', 'kabrio', 'cabrio', 'cabriolet', 'convertible', 'roadster'],
  'karoserija:kupe': ['kupe', 'coupe'],
  'karoserija:suv': ['suv', 'dzip', 'dzipovi', 'terenac', 'gelandewagen', 'terenac', 'crossover'],
  'karoserija:monovolumen': ['monovolumen', 'mpv', 'minivan'],
  'karoserija:pickup': ['pickup', 'pikap'],
  'karoserija:furgon': ['furgon'],
  'pogon:4x4': ['4x4', '4wd', 'awd', 'xdrive', 'quattro', '4motion', '4matic', 'allrad', 'allradantrieb'],
  'boja:bela': 'bela beli belo bele bijela bijeli white weiss weisser'.split(' '),
  'boja:srebrna': 'srebrna srebrni srebrno silver silber'.split(' '),
  'boja:siva': 'siva sivi sivo grey gray grau grauer'.split(' '),
  'boja:crna': 'crna crni crno crne black schwarz schwarzer'.split(' '),
  'boja:plava': 'plava plavi plavo blue blau blauer'.split(' '),
  'boja:tamnoplava': ['tamnoplava', 'tamnoplavi', 'teget'],
  'boja:crvena': 'crvena crveni crveno crvene red rot roter'.split(' '),
  'boja:zelena': 'zelena zeleni zeleno green grun gruner'.split(' '),
  'boja:zuta': 'zuta zuti zuto yellow gelb gelber'.split(' '),
  'boja:braon': ['braon', 'smedja', 'smedji', 'smeda', 'smedi', 'brown', 'braun'],
  'boja:narandzasta': ['narandzasta', 'narandzasti', 'orange'],
  'boja:bordo': ['bordo'],
  'boja:ljubicasta': ['ljubicasta', 'ljubicasti', 'purple'],
});

/** An upper or lower limit; `of` if the words themselves name the quantity. */
export interface Bound {
  readonly side: 'max' | 'min';
  readonly of?: 'price' | 'year';
}

const boundsOf = (side: Bound['side'], words: string, of?: Bound['of']) =>
  words.split(' ').map((word): [string, Bound] => [word.replace('_', ' '), { side, ...(of && { of }) }]);

/** Folded words of limits before a number, one or two: `do 5000`, `od 2015`, `manje od 150000 km`. */
export const bounds: ReadonlyMap<string, Bound> = new Map([
  ...boundsOf('max', 'do ispod max maks maksimalno bis unter hochstens under up below najvise pana sub pod ig alatt'),
  ...boundsOf('max', 'up_to bis_zu manje_od manja_od ne_preko najvise_do max_do less_than weniger_als'),
  ...boundsOf('max', 'jeftinije_od jeftiniji_od cheaper_than gunstiger_als', 'price'),
  ...boundsOf('max', 'pre prije before vor starije_od stariji_od older_than alter_als', 'year'),
  ...boundsOf('min', 'od iznad preko min minimum ab uber from over above najmanje dupa peste nad since'),
  ...boundsOf('min', 'vise_od vece_od more_than mehr_als'),
  ...boundsOf('min', 'skuplje_od skuplji_od', 'price'),
  ...boundsOf('min', 'posle poslije nakon after nach novije_od noviji_od mladje_od newer_than neuer_als', 'year'),
]);

/** Whether a word is one of an upper limit, such as "up". In "head up" it is not the model up! */
export const isLimitWord = (word: string) => bounds.get(word)?.side === 'max';

/** Words behind a number that multiply it by a thousand. */
export const thousands: ReadonlySet<string> = new Set(
  'k hiljada hiljade hiljadu hilj tisuca tisuce tis tsd tausend thousand mii ezer'.split(' '),
);

/** Words before an unwanted answer: `ne dizel`, `bez automatika`. */
export const negations: ReadonlySet<string> = new Set(
  'ne nije nisu bez not no non kein keine ohne without fara'.split(' '),
);

/** Words between alternative makes or models. */
export const alternatives: ReadonlySet<string> = new Set(['ili', 'or', 'oder', 'sau', 'vagy']);

/** Units after a number, and the quantity that they measure. */
export const units: ReadonlyMap<string, 'price' | 'mileage' | 'power' | 'kilowatt' | 'year' | 'seats'> = new Map([
  ...['evra', 'eura', 'euro', 'euros', 'eur', 'evro', 'e'].map((word) => [word, 'price'] as const),
  ['tkm', 'mileage'],
  ...['km', 'kilometara', 'kilometri', 'kilometer', 'kilometres'].map((word) => [word, 'mileage'] as const),
  ...['ks', 'hp', 'ps', 'konja', 'cp', 'le'].map((word) => [word, 'power'] as const),
  ['kw', 'kilowatt'],
  ...['god', 'godina', 'godine', 'godiste', 'year', 'jahr', 'bj', 'baujahr'].map((word) => [word, 'year'] as const),
  ...['sedista', 'sedishta', 'sjedista', 'mesta', 'seats', 'seat', 'seater', 'sitze', 'sitzer', 'sitzig', 'locuri'].map(
    (word) => [word, 'seats'] as const,
  ),
]);

/** Names of digits: "golf petica", "bmw trojka". */
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
