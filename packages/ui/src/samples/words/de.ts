/** German for the words that only stories say. */
export const words: Readonly<Record<string, string>> = {
  'Postavi oglas': 'Anzeige aufgeben',
  'Zahtev za poređenje najpovoljnijih automobila na kredit':
    'Vergleich der günstigsten Finanzierungsangebote anfordern',
};
