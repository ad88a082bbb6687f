/** What the list of payments is narrowed by and what it sums up, in English. [J135] */
export const paymentsEn = {
  paymentsCount: 'Payments: {count}',
  paymentsSums: 'Sums of the payments that the filters leave',
  paymentsOfReview: 'To be looked at: {count}',
  paymentKind: 'Bought',
  paymentFrom: 'From',
  paymentTo: 'To',
  kindCredits: 'Credits',
  kindPlan: 'Packet',
  kindBoost: 'Promotion',
  kindImages: 'Pictures',
  kindReview: 'Quick review',
  sumPaid: 'Paid, {currency}',
  sumNote: 'given back {refunded}, average {average}',
  sumPaidCount: 'Paid payments',
  sumDeclined: 'Declined',
} as const;

/** The same in Serbian. */
export const paymentsRs = {
  paymentsCount: 'Uplata: {count}',
  paymentsSums: 'Zbir uplata koje filteri ostavljaju',
  paymentsOfReview: 'Za proveru: {count}',
  paymentKind: 'Kupljeno',
  paymentFrom: 'Od',
  paymentTo: 'Do',
  kindCredits: 'Krediti',
  kindPlan: 'Paket',
  kindBoost: 'Promocija',
  kindImages: 'Slike',
  kindReview: 'Brža provera',
  sumPaid: 'Plaćeno, {currency}',
  sumNote: 'vraćeno {refunded}, prosečno {average}',
  sumPaidCount: 'Plaćene uplate',
  sumDeclined: 'Odbijene',
} as const satisfies Readonly<Record<keyof typeof paymentsEn, string>>;
