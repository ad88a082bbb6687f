/** A folded word of a reader and what it means in ads; a meaning may be several words. */
export interface Synonym {
  readonly from: string;
  readonly to: string;
}

const meanings: Readonly<Record<string, string>> = {
  // makes as they are heard or shortened
  pezo: 'peugeot', pezot: 'peugeot', pezho: 'peugeot', reno: 'renault', folcvagen: 'volkswagen', folksvagen: 'volkswagen',
  folkswagen: 'volkswagen', volksvagen: 'volkswagen', vw: 'volkswagen', shkoda: 'skoda', scoda: 'skoda', bmv: 'bmw', bemve: 'bmw',
  mercedez: 'mercedes', mb: 'mercedes', merc: 'mercedes', benc: 'mercedes', mercedesbenz: 'mercedes benz',
  vauxhall: 'opel', voxol: 'opel', sitroen: 'citroen', citroan: 'citroen', hundai: 'hyundai', hjundai: 'hyundai', hyundi: 'hyundai',
  hjundaj: 'hyundai', tojota: 'toyota', nisan: 'nissan', micubisi: 'mitsubishi',
  micubishi: 'mitsubishi', mitsubisi: 'mitsubishi', sevrolet: 'chevrolet', sevrole: 'chevrolet',
  krajsler: 'chrysler', dzeep: 'jeep', lendrover: 'land rover', landrover: 'land rover', rendzrover: 'range rover',
  rangerover: 'range rover', porse: 'porsche', porshe: 'porsche', lancija: 'lancia',
  fijat: 'fiat', alfaromeo: 'alfa romeo', dacija: 'dacia', deu: 'daewoo', sijat: 'seat', kija: 'kia',
  jugo: 'yugo',
  // models as they are heard
  oktavia: 'octavia', oktavija: 'octavia', octavija: 'octavia', fabija: 'fabia', pasat: 'passat',
  kasnaj: 'qashqai', kaskaj: 'qashqai', klio: 'clio', megan: 'megane', senik: 'scenic', skenik: 'scenic',
  kangu: 'kangoo', insignija: 'insignia', korsa: 'corsa', vektra: 'vectra', fokus: 'focus',
   tusan: 'tucson', tukson: 'tucson', jaris: 'yaris', korola: 'corolla', grandepunto: 'grande punto',
  // kinds of vehicles and equipment
  dzip: 'suv', dzipovi: 'suv', terenac: 'suv', dizel: 'diesel', automatik: 'automatic',
};

/** Words that everyone knows by another name; the catalogue may add to them. [N01] */
export const defaultSynonyms: readonly Synonym[] = Object.entries(meanings).map(([from, to]) => ({ from, to }));
