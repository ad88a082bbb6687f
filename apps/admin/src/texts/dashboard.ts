/** What the first page says, in English. */
export const dashboardEn = {
  dashboard: 'Overview',
  dashboardFailed: 'The overview could not be loaded.',
  lastThirtyDays: 'last 30 days, by UTC',
  asTable: 'Show as a table',
  noNumbers: 'No numbers for these days.',
  queues: 'Work that waits',
  oldest: 'oldest',
  nothingOlder: 'nothing waits',
  target: 'target',
  newAds: 'New ads',
  newUsers: 'New users',
  paidOrders: 'Paid orders',
  revenue: 'Revenue with tax',
  adReports: 'Reports of ads',
  mailsFailing: 'Mails that fail',
  mailsFailed: 'Failed tries to send mails',
} as const;

/** The same in Serbian. */
export const dashboardRs = {
  dashboard: 'Pregled',
  dashboardFailed: 'Pregled nije mogao da se učita.',
  lastThirtyDays: 'poslednjih 30 dana, po UTC',
  asTable: 'Prikaži kao tabelu',
  noNumbers: 'Nema podataka za ove dane.',
  queues: 'Redovi za obradu',
  oldest: 'najstarije',
  nothingOlder: 'ništa ne čeka',
  target: 'cilj',
  newAds: 'Novi oglasi',
  newUsers: 'Novi korisnici',
  paidOrders: 'Plaćene narudžbine',
  revenue: 'Prihod sa porezom',
  adReports: 'Prijave oglasa',
  mailsFailing: 'Mejlovi koji ne prolaze',
  mailsFailed: 'Neuspeli pokušaji slanja mejlova',
} as const satisfies Readonly<Record<keyof typeof dashboardEn, string>>;
