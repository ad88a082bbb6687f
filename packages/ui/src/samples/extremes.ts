import { formats } from './formats.ts';
/** Values longer than any design, for stories that prove that nothing breaks. */

/** 200 characters, as long as a title may be. */
export const longTitle =
  'Mercedes-Benz Sprinter 519 CDI Maxi sa hidrauličnom utovarnom rampom i duplom kabinom, ispravan, prvi vlasnik, redovno održavan u ovlašćenom servisu, dva ključa, servisna knjižica, bez jednog ulaganja';

/** Eleven digits. */
export const longPrice = formats.price(12_345_678_901);

/** A name without a space to break at and without letters of ours. */
export const chineseName = '北京汽车集团越野车有限公司塞尔维亚共和国诺维萨德市授权经销商';

/** One word each, longer than a phone is wide. */
export const germanWord = 'Landwirtschaftsmaschinenersatzteilversandgesellschaft';
export const russianWord = 'Высокопроизводительнейшего-электрогидроусилителя';

export const germanLine = 'Gebrauchtfahrzeuganzeige mit Elektrohybridantrieb und Wasserstoffbrennstoffzelle';
export const russianLine = 'Переоборудованный автомобиль с электрогидравлическим усилителем рулевого управления';

/** The text of a person who holds a key down: no place to break a line at all. */
export const unbroken = 'W'.repeat(120);
