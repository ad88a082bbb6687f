import type { AdAnswer, AdAnswerGroup } from '@volan/api-contract';

const paragraph =
  'Vozilo je kupljeno novo u Srbiji, jedan vlasnik, garažirano. Redovno održavano u ovlašćenom servisu, poslednji veliki servis na 138.000 km sa zamenom kaiša i ulja u menjaču.';

/** A description of many paragraphs, as sellers write them. */
export const longDescription = Array.from({ length: 6 }, () => paragraph).join('\n\n');

/** A long description without spaces. */
export const chineseDescription = '车辆在塞尔维亚购买，一手车主，一直存放在车库。在授权维修站定期保养。'.repeat(24);

const said = (key: string, label: string, text: string): AdAnswer => ({
  key,
  label,
  icon: null,
  multi: false,
  unit: null,
  number: null,
  values: [{ slug: key, label: text, icon: null }],
  text: null,
  infilter: true,
});

/** Words that do not fit a line. */
export const longGermanAnswers: AdAnswerGroup = {
  slug: 'lang',
  title: 'Straßenverkehrszulassung und Nutzfahrzeugausstattung',
  answers: [
    said('zulassung', 'Straßenverkehrszulassungsbescheinigung', 'Vorhanden, einschließlich Betriebserlaubnis'),
    said('kupplung', 'Anhängerkupplung', 'Kugelkopfkupplung, elektrisch ausschwenkbar, Stützlast 140 kg'),
  ],
};
