import { describe, expect, it } from 'vitest';
import { messageToCyrillic } from './messageToCyrillic.ts';
import { toCyrillic } from './toCyrillic.ts';
import { toSerbianLatin } from './toSerbianLatin.ts';

/** Words of the trade, towns, and every kind of word in which two letters meet that are no digraph. */
const table = `
  automobil аутомобил, vozilo возило, menjač мењач, mjenjač мјењач, motor мотор, gorivo гориво, benzin бензин,
  dizel дизел, snaga снага, kilometraža километража, godište годиште, karoserija каросерија, limuzina лимузина,
  karavan караван, kabriolet кабриолет, terensko теренско, pikap пикап, kombi комби, kamion камион, tegljač тегљач,
  prikolica приколица, traktor трактор, kombajn комбајн, viljuškar виљушкар, bager багер, utovarivač утоваривач,
  motocikl мотоцикл, skuter скутер, četvorotočkaš четвороточкаш, bicikl бицикл, čamac чамац, jedrilica једрилица,
  gumenjak гумењак, kamper кампер, plin плин, metan метан, struja струја, hibrid хибрид, hlađenje хлађење,
  grejanje грејање, vešanje вешање, kočnice кочнице, točak точак, točkovi точкови, gume гуме, felne фелне,
  amortizer амортизер, kvačilo квачило, volan волан, retrovizor ретровизор, vetrobran ветробран, branik браник,
  hauba хауба, gepek гепек, sedište седиште, sedišta седишта, jastuci јастуци, pojasevi појасеви, svetla светла,
  farovi фарови, migavac мигавац, brisač брисач, akumulator акумулатор, alternator алтернатор, svećica свећица,
  filter филтер, ulje уље, hladnjak хладњак, izduv издув, lambda-sonda ламбда-сонда, turbina турбина, pumpa пумпа,
  remen ремен, lanac ланац, zupčanik зупчаник, osovina осовина, klip клип, cilindar цилиндар, ležaj лежај,
  zaptivka заптивка, karburator карбуратор, injektor инјектор, dizna дизна, brizgaljka бризгаљка,
  razvodnik разводник, injekcija инјекција, injektori инјектори, konjunkcija конјункција, konjugacija конјугација,
  Tanjug Танјуг, Tanjuga Танјуга, anjon анјон, vanjezički ванјезички, injicirati инјицирати, nadživeti надживети,
  nadživeo надживео, nadživljavanje надживљавање, nadžnjeti наджњети, nadžupan наджупан, odžaliti оджалити,
  odživeti одживети, odžvakati оджвакати, odžuboreti оджуборети, podžanr поджанр, podžariti поджарити,
  podžeći поджећи, podžupan поджупан, predžetveni преджетвени, predživot предживот, odžak оџак, odžačar оџачар,
  Odžaci Оџаци, hodža хоџа, hadžija хаџија, džep џеп, džem џем, džip џип, džez џез, džungla џунгла, budžet буџет,
  bandžo банџо, pidžama пиџама, adžo аџо, džak џак, džoger џогер, Hodžalija Хоџалија, patlidžan патлиџан,
  inteligencija интелигенција, menadžer менаџер, manadžment манаџмент, kolodža колоџа, njuška њушка, Njegoš Његош,
  konj коњ, konji коњи, konjska коњска, panj пањ, sanduk сандук, sanjati сањати, manjak мањак, manje мање,
  menjati мењати, zamena замена, zamenjen замењен, kuhinja кухиња, unutrašnji унутрашњи, unutrašnjost унутрашњост,
  zadnji задњи, prednji предњи, gornji горњи, donji доњи, letnja летња, zimska зимска, srednji средњи,
  poslednji последњи, tanjir тањир, tanjirača тањирача, pomoćno помоћно, stanje стање, oštećenje оштећење,
  održavanje одржавање, punjenje пуњење, osvetljenje осветљење, upravljanje управљање, upozorenje упозорење,
  proklizavanje проклизавање, prepoznavanje препознавање, parkiranje паркирање, kretanje кретање,
  ozvučenje озвучење, finansiranje финансирање, ljubav љубав, Ljubljana Љубљана, ljubičasta љубичаста,
  kilometar километар, ključ кључ, ulja уља, uljno уљно, valjak ваљак, zemlja земља, zemljište земљиште,
  nedelja недеља, prijatelj пријатељ, poljoprivredne пољопривредне, Poljska Пољска, Pljevlja Пљевља,
  boljevac бољевац, skuplji скупљи, vrednost вредност, obavljeno обављено, pojavljuje појављује,
  prikazuje приказује, odjednom одједном, odjek одјек, odjava одјава, podjednako подједнако, nadjačati надјачати,
  predjelo предјело, đak ђак, đubre ђубре, Đorđević Ђорђевић, Inđija Инђија, Aranđelovac Аранђеловац,
  građevinske грађевинске, rđa рђа, među међу, viđen виђен, grožđe грожђе, čaša чаша, Čačak Чачак, Ćuprija Ћуприја,
  kuća кућа, noć ноћ, šasija шасија, šiber шибер, Šabac Шабац, šljiva шљива, žuta жута, Žabljak Жабљак,
  žičani жичани, željeznica жељезница, Beograd Београд, Niš Ниш, Kragujevac Крагујевац, Subotica Суботица,
  Zrenjanin Зрењанин, Pančevo Панчево, Kraljevo Краљево, Kruševac Крушевац, Užice Ужице, Vranje Врање,
  Knjaževac Књажевац, Bečej Бечеј, Bačka-Palanka Бачка-Паланка, Sremska Сремска, Mitrovica Митровица,
  Vojvodina Војводина, Srbija Србија, Mađarska Мађарска, Nemačka Немачка, Holandija Холандија,
  Švajcarska Швајцарска, oglas оглас, oglasi огласи, prodavac продавац, kupac купац, cena цена, kredit кредит,
  firma фирма, pretraga претрага, pretraži претражи, uporedi упореди, korpa корпа, nalog налог, prijava пријава,
  istorija историја, poruke поруке, obaveštenja обавештења, omiljeni омиљени, podešavanja подешавања,
  država држава, jezik језик, tema тема, tamna тамна, podnožje подножје, kolačići колачићи, privatnost приватност,
  bezbedna безбедна, pomoć помоћ, kontakt контакт, pravila правила, cenovnik ценовник, uslovi услови,
  korišćenja коришћења, početna почетна, sledeća следећа, prethodna претходна, stranica страница, slika слика,
  galerija галерија, juče јуче, danas данас, sutra сутра, dan дан, dana дана, pre пре, posle после, upravo управо,
  sada сада,
`;

const words = table
  .split(',')
  .map((pair) => pair.trim().split(' '))
  .filter(([latin]) => latin !== '') as [latin: string, cyrillic: string][];

describe('Serbian in Cyrillic', () => {
  it('is written by a table of more than two hundred words, digraphs and their exceptions among them', () => {
    expect(words.length).toBeGreaterThan(200);
    expect(words.map(([latin]) => toCyrillic(latin))).toEqual(words.map(([, cyrillic]) => cyrillic));
  });

  it('leads back to the very same Latin', () => {
    expect(words.map(([, cyrillic]) => toSerbianLatin(cyrillic))).toEqual(words.map(([latin]) => latin));
  });

  it.each([
    ['LJUBAV I NJUŠKA', 'ЉУБАВ И ЊУШКА'],
    ['Ljiljana, Njegoš i Džep', 'Љиљана, Његош и Џеп'],
    ['ǈubav ǌih', 'Љубав њих'],
    ['KONJUNKCIJA', 'КОНЈУНКЦИЈА'],
    ['c\u030cas', 'час'],
  ])('writes %s as %s: capitals, signs of two letters, marks apart', (latin, cyrillic) => {
    expect(toCyrillic(latin)).toBe(cyrillic);
  });

  it.each([
    ['ABS, ESP i GPS', 'ABS, ESP и GPS'],
    ['VIN broj, EUR i XL', 'VIN број, EUR и XL'],
    ['pre 2 h, 110 kW (150 KS), 1.968 cm³, 20 km', 'пре 2 h, 110 kW (150 KS), 1.968 cm³, 20 km'],
    ['Euro 6d, R16, 5x112, MP3 i 4x4', 'Euro 6d, R16, 5x112, MP3 и 4x4'],
    ['Apple CarPlay i Android Auto', 'Apple CarPlay и Android Auto'],
    ['LED farovi, Matrix farovi, Bluetooth', 'LED фарови, Matrix фарови, Bluetooth'],
    ['Volan na sajtu, kožni volan', 'Volan на сајту, кожни волан'],
    ['Pišite na pomoc@volan.rs ili https://volan.rs/pomoc', 'Пишите на pomoc@volan.rs или https://volan.rs/pomoc'],
    [
      'Pročitajte [pravila](/rules) i [pišite nam](mailto:info@volan.example)',
      'Прочитајте [правила](/rules) и [пишите нам](mailto:info@volan.example)',
    ],
    ['Naziv ili oznaka, na primer „de“', 'Назив или ознака, на пример „de“'],
    ['Graubünden', 'Graubünden'],
    ['A', 'A'],
    ['A zatim I kategorija', 'А затим И категорија'],
    ['PDV se odbija, PIB, SAD, BiH, benzin + TNG', 'ПДВ се одбија, ПИБ, САД, БиХ, бензин + ТНГ'],
    ['SMS-om i ABS-a', 'SMS-ом и ABS-а'],
    ['Metan (CNG)', 'Метан (CNG)'],
    ['', ''],
    ['Већ ћирилица', 'Већ ћирилица'],
  ])('keeps codes, units, names, addresses and foreign words Latin: %s', (latin, cyrillic) => {
    expect(toCyrillic(latin)).toBe(cyrillic);
  });

  it('leaves names and forms of a message as they are', () => {
    expect(
      messageToCyrillic('{count, plural, one {Prikaži # oglas u {place}} few {# oglasa} other {# oglasa}} {sort}'),
    ).toBe('{count, plural, one {Прикажи # оглас у {place}} few {# огласа} other {# огласа}} {sort}');
  });

  it('comes back as Latin with its capitals', () => {
    expect(toSerbianLatin('ЉУБАВ, Љубав, ЊЕГОШ, ПАЊ, Škoda')).toBe('LJUBAV, Ljubav, NJEGOŠ, PANJ, Škoda');
  });
});
