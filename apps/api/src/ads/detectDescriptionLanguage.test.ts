import { describe, expect, it } from 'vitest';
import { detectDescriptionLanguage } from './detectDescriptionLanguage.ts';

const sentences = [
  ['rs', 'Prodajem auto u odličnom stanju, redovno servisiran, drugi vlasnik, nove gume, registrovan do marta.'],
  ['rs', 'Vozilo je u dobrom stanju, motor i menjač besprekorni, moguća zamena za jeftinije.'],
  ['rs', 'Na prodaju Golf sedmica, uradjen mali servis, auto bez ikakvih ulaganja, sedi i vozi.'],
  ['rs', 'PRODAJEM AUTO U ODLICNOM STANJU REDOVNO SERVISIRAN DRUGI VLASNIK NOVE GUME'],
  ['rs', 'Motocikl u odlicnom stanju, malo vozen, nikad nije padao, nov lanac, nove plocice, dodatni koferi.'],
  ['rs', 'Продајем ауто у одличном стању, редовно сервисиран, други власник, нове гуме, регистрован до марта.'],
  ['rs', 'Аутомобил је купљен нов у Србији, гаражиран, без улагања, клима исправна, цена није фиксна.'],
  ['rs', 'Vozilo je uvezeno iz Njemačke, uredno održavano, cijena nije fiksna, moguća zamjena.'], // Croatian
  ['mk', 'Се продава автомобил во одлична состојба, редовно сервисиран, втор сопственик, нови гуми.'],
  ['mk', 'Возилото е увезено од Германија, нема вложувања, климата работи, можна е замена за поевтино.'],
  [
    'bg',
    'Продавам автомобил в отлично състояние, редовно обслужван, втори собственик, нови гуми и акумулатор, платен данък.',
  ],
  ['bg', 'Колата е внесена от Германия, няма нужда от ремонт, климатикът работи, възможен е бартер.'],
  ['ru', 'Продаю автомобиль в отличном состоянии, регулярное обслуживание, второй владелец, новая резина.'],
  ['ru', 'Машина пригнана из Германии, вложений не требует, кондиционер работает, возможен обмен на более дешёвую.'],
  ['ro', 'Vând mașina în stare foarte bună, întreținută la timp, al doilea proprietar, cauciucuri noi.'],
  ['ro', 'Masina este adusa din Germania, nu necesita investitii, clima functioneaza, pret negociabil.'],
  ['hu', 'Eladó kitűnő állapotú autó, rendszeresen szervizelve, második tulajdonos, új gumik, friss műszaki.'],
  ['hu', 'Az autó Németországból érkezett, nem igényel ráfordítást, a klíma működik, az ár alkuképes.'],
  ['de', 'Verkaufe Auto in sehr gutem Zustand, regelmäßig gewartet, zweiter Besitzer, neue Reifen.'],
  ['de', 'Das Fahrzeug wurde aus Deutschland eingeführt, die Klimaanlage funktioniert, Preis verhandelbar.'],
  ['en', 'Selling a car in excellent condition, regularly serviced, second owner, new tyres and battery.'],
  ['en', 'The vehicle was imported from Germany, needs no work, air conditioning works, price is negotiable.'],
  ['zh', '出售一辆车况良好的汽车，定期保养，第二任车主，新轮胎和新电池。'],
  ['zh', '该车从德国进口，无需维修，空调正常，价格可议。'],
] as const;

describe('the language of a description [M53, N11]', () => {
  it.each(sentences)('is %s for "%s"', (language, text) => {
    expect(detectDescriptionLanguage(text)).toBe(language);
  });

  it.each(['', 'Golf 7', 'ABS ESP klima', '0641234567', 'BMW 320d 2.0 TDI 2016 xenon LED navi'])(
    'is unknown for "%s", which is too short or contains no sentence',
    (text) => {
      expect(detectDescriptionLanguage(text)).toBeNull();
    },
  );

  it('is that of most sentences, also if one is in another language', () => {
    const mixed = `${sentences[0][1]} ${sentences[1][1]} Export possible. Price is negotiable.`;
    expect(detectDescriptionLanguage(mixed)).toBe('rs');
  });
});
