import { describe, expect, it } from 'vitest';
import { saysOtherPrice } from './otherPrice.ts';

describe('another price in the text of an ad', () => {
  it.each([
    [3000, 'Cena u oglasu je učešće.'],
    [3000, 'Цена у огласу је учешће, остатак на рате'],
    [150, 'Rata 150 €'],
    [3000, 'Preuzimanje lizinga, rata 210 evra mesečno'],
    [9000, 'Lizing, preostalo 4.500 EUR'],
    [9000, 'Cena bez PDV-a'],
    [9000, '9.000 € + PDV'],
    [9000, 'Price is 9,000 € plus VAT'],
    [9000, 'Preis zzgl. MwSt'],
    [2000, 'Anzahlung 2.000 €, danach 199 € monatlich'],
    [500, 'Deposit: €500'],
    [3500, 'Ukupno 15.000 evra'],
    [3500, 'Dogovor 15 hiljada evra'],
    [15_000, 'Cena: 9.900 €'],
    [3500, 'Prava cena je 9900e, 9.900 eura'],
  ])('for %i is said by: %s', (price, text) => expect(saysOtherPrice(text, price)).toBe(true));

  it.each([
    [10_500, 'Cena 10.500 €, moguć dogovor'],
    [10_500, 'Lizing ili keš 10.500 €'],
    [5000, 'Može lizing bez učešća od 5.000 €'],
    [10_500, 'Cena 10.500 €, moguć lizing bez učešća'],
    [10_500, 'Zamena za skuplje uz moju doplatu do 20.000 €'],
    [3000, 'Uloženo 5.000 evra u motor'],
    [9000, 'Nov servis, 500 €. Registracija 200 €.'],
    [9000, 'Nov je koštao 32.000 €'],
    [9000, 'Prešao 150.000 km, 2015. godište, 110 kW'],
    [900, 'Kontakt 064 1234567. Motor 1968 euro 6, 1600 euro5'],
    [9000, 'Moguća kupovina na rate i preko lizinga. Cena sa PDV-om.'],
    [9000, ''],
  ])('for %i is not said by: %s', (price, text) => expect(saysOtherPrice(text, price)).toBe(false));

  it('is missing where no price is shown', () => expect(saysOtherPrice('Cena 5.000 €', null)).toBe(false));

  it('is looked for in no time in a text of digits and words', () => {
    const text = `${'1.000 '.repeat(2000)}${'cena je ucesce'.repeat(500)}${'rata '.repeat(2000)}`;
    expect(saysOtherPrice(text, 1000)).toBeTypeOf('boolean');
  });
});
