/** Words of one sentence with at most `letters` letters between them, in either order. */
const near = (one: string, other: string, letters: number) => {
  const between = String.raw`[^.!?\n]{0,${letters}}?`;
  return new RegExp(String.raw`\b(?:(?:${one})\b${between}\b(?:${other})|(?:${other})\b${between}\b(?:${one}))\b`, 'g');
};

/** Two words, the second one anywhere after the first, also in a later sentence. */
const then = (one: string, other: string, letters: number) =>
  new RegExp(String.raw`\b(?:${one})\b[^]{0,${letters}}?\b(?:${other})\b`, 'g');

const words = (...patterns: string[]) => new RegExp(String.raw`\b(?:${patterns.join('|')})\b`, 'g');

// Folded: small Latin letters without marks, Cyrillic read as Serbian visitors write it in Latin. Endings are open.
const courier = String.raw`kurir\w*|kurer\w*|kurier\w*|courier\w*|futar\w*|curier\w*|kurye\w*|kargo\w*|spediteur\w*|spedition|shipp\w+ agent|shipper|lieferdienst\w*|paketdienst\w*|delivery (?:service|agent|company)|dostavljac\w*|post ?express|dhl|gls|bex|aks|d ?express|fedex|ups`;
const delivery = String.raw`${courier}|dostav\w*|delivery|livrare\w*|szallit\w*`;
const money = String.raw`nov(?:ac|ca|cem)|para|pare|parama|parayi|parami|lov[aeu]|money|cash|payment|geld|bargeld|zahlung|deng\w+|nalicn\w+|penz\w*|banii?|uplat[aeu]|isplat[aeu]|oplat[aeui]`;
const have = String.raw`prim\w+|dobi\w+|preuzm\w+|preuzet\w+|receive|get|claim|erhalten|empfangen|poluc\w+|atvetel\w*|megkap\w*|almak|alin`;
const paid = String.raw`plati[ol]a?|uplati[ol]a?|paid|bezahlt|oplatil\w*|fizettem|platit|odedim`;
const payFirst = String.raw`pay|platite|uplatite|platiti|bezahlen|zahlen|oplatit\w*|plati|fizesse|odeyin`;
const early = String.raw`unapred|in advance|upfront|up front|vorab|im voraus|zaranee|elore|onceden|half`;
const deposit = String.raw`kapar\w*|avans\w*|depozit\w*|deposit\w*|reservation fee|holding fee|anzahlung\w*|kaution\w*|predoplat\w*|zalog\w*|zadat\w+|foglalo\w*|eloleg\w*|kapora\w*|escrow\w*`;
const sendDeposit = String.raw`uplatite|uplatiti|posaljite|platite|salji(?:te)?|prvo|unapred|send|transfer|wire|pay|in advance|upfront|uberweis\w*|zahlen|vorab|perevedite|vnesite|otpravte|snacala|utaljon\w*|kuldj\w*|trimiteti|gonderin|yatirin`;
const messenger = String.raw`what'?s ?app\w*|vats?ap\w*|vocap\w*|votsap\w*|vacap\w*|viber\w*|vajber\w*|telegram\w*`;
const write = String.raw`pisi(?:te)?|napisi(?:te)?|javi(?:te)?|kontaktiraj(?:te)?|nastavimo|predjimo|text|write|message|contact|continue|reach|add|schreib\w*|melde\w*|napiste|irjon|keressen|scrieti\w*|contactati\w*|yazin|ulasin`;
const away = String.raw`inostranstv\w*|u (?:engleskoj|irskoj|londonu|spaniji|norveskoj|svedskoj|americi)|na (?:brodu|platformi)|offshore|oil rig|out of the country|abroad|overseas|moved to \w+|military|on a ship|im ausland|bohrinsel|montage|za granic\w*|v rejse|na vahte|kulfold\w*|strainatate`;
const unseen = String.raw`ne mog\w+|cannot|can ?not|can't|unable|nicht ansehen|kann (?:das auto |es )?nicht|nem tud\w*|nu pot`;
const carried = String.raw`(?:agenci|agent|transport|shipp|spedition|spediter|trgovac|szallit|firm)\w*|brodom|postom`;

/** Phrases of fraudulent messages, by kind. The sample lines next to the test measure precision and recall. [N12] */
export const phrases = {
  courier: [
    near(courier, money, 60),
    near(paid, delivery, 50),
    near(
      String.raw`link\w*|ssilk\w*`,
      String.raw`(?:${have})\b[^.!?\n]{0,30}?\b(?:${money})|(?:${money})\b[^.!?\n]{0,20}?\b(?:${have})`,
      40,
    ),
    near(payFirst, String.raw`courier|kurir\w*|kurier\w*|kurer\w*|kargo\w*`, 30),
  ],
  card: [
    words(
      String.raw`broj\w* (?:\w+ ){0,2}kartic\w*`,
      String.raw`card number|number of your card`,
      String.raw`(?:karten|kreditkarten)nummer\w*`,
      String.raw`nomer\w* (?:\w+ )?kart[iu]`,
      String.raw`kartyaszam\w*`,
      String.raw`numarul (?:de )?card\w*`,
      String.raw`kart numara\w*`,
      String.raw`cvv2?|cvc2?|prufziffer\w*`,
    ),
    near(
      String.raw`three digits|tri cifr[ei]|3 cifre|drei ziffern`,
      String.raw`card|kart\w*|back|poledjin\w*|oborot\w*`,
      30,
    ),
    words(
      String.raw`(?:kod\w*|code|codul|sifr\w+|pin) (?:(?:sa|iz|s|na|from|in|the|aus|der|din|koji|dobijete) ){0,2}sms\w*`,
      String.raw`sms[ -]?(?:kod\w*|code|codul)`,
    ),
  ],
  deposit: [
    near(deposit, sendDeposit, 40),
    near(payFirst, early, 30),
    near(deposit, String.raw`pre gledanj\w*|before (?:the )?viewing|vor der besichtigung`, 50),
    words('western union', 'moneygram', 'paysafecard', 'gift cards?'),
  ],
  abroad: [then(away, unseen, 120), then(away, carried, 120)],
  'other-channel': [near(write, messenger, 30)],
} as const satisfies Record<string, readonly RegExp[]>;

/** Cancels the word directly after it: "ne koristim Viber", "no WhatsApp please". */
export const negation = /\b(?:ne koristim|nemam|no|not|without|kein|keinen|bez|ohne|ne) $/;
