/** A name that frauds misuse: its spelling in a domain, and the domains that really belong to it. */
export interface KnownName {
  readonly name: string;
  /** Registrable domains. */
  readonly domains: readonly string[];
}

const known = (name: string, ...domains: string[]): KnownName => ({ name, domains });

/** Couriers, payments, banks and market places of Serbia and its neighbours. [N12] */
export const knownNames: readonly KnownName[] = [
  known('posta', 'posta.rs', 'posta.hr', 'posta.ba', 'posta.si', 'posta.me', 'posta.mk', 'posta.hu', 'posta.com.mk'),
  known('postasrbije', 'posta.rs'),
  known('postexpress', 'postexpress.rs', 'posta.rs'),
  known('dhl', 'dhl.com', 'dhl.rs', 'dhl.de', 'dhl.hu', 'dhl.at'),
  known(
    'gls',
    'gls-group.com',
    'gls-group.eu',
    'gls-hungary.com',
    'gls-serbia.com',
    'gls-croatia.com',
    'gls-romania.ro',
  ),
  known('bex', 'bex.rs'),
  known('bexexpress', 'bexexpress.rs'),
  known('aks', 'aks.rs', 'aks-sabac.com'),
  known('aksexpress', 'akskurir.com', 'aks.rs'),
  known('dexpress', 'dexpress.rs'),
  known('cityexpress', 'cityexpress.rs', 'cityexpress.me'),
  known('fedex', 'fedex.com'),
  known('ups', 'ups.com'),
  known('foxpost', 'foxpost.hu'),
  known('fancourier', 'fancourier.ro'),
  known('speedy', 'speedy.bg'),
  known('econt', 'econt.com'),
  known('paypal', 'paypal.com', 'paypal.me'),
  known('westernunion', 'westernunion.com'),
  known('moneygram', 'moneygram.com'),
  known('revolut', 'revolut.com', 'revolut.me'),
  known('mastercard', 'mastercard.com', 'mastercard.rs'),
  known('bancaintesa', 'bancaintesa.rs'),
  known('raiffeisenbank', 'raiffeisenbank.rs', 'raiffeisenbank.ba'),
  known('raiffeisen', 'raiffeisen.at', 'raiffeisen.hu', 'raiffeisen.ro'),
  known('otpbanka', 'otpbanka.rs', 'otpbanka.hr'),
  known('otpbank', 'otpbank.hu', 'otpbank.ro'),
  known('unicreditbank', 'unicreditbank.rs', 'unicreditbank.hu'),
  known('erstebank', 'erstebank.rs', 'erstebank.hr', 'erstebank.hu', 'erstebank.me'),
  known('nlbkb', 'nlbkb.rs'),
  known('aikbank', 'aikbank.rs'),
  known('yettelbank', 'yettelbank.rs'),
  known('kupujemprodajem', 'kupujemprodajem.com'),
  known('halooglasi', 'halooglasi.com'),
  known('njuskalo', 'njuskalo.hr'),
  known('willhaben', 'willhaben.at'),
  known('autoscout24', 'autoscout24.com', 'autoscout24.de', 'autoscout24.at', 'autoscout24.ro'),
  known('whatsapp', 'whatsapp.com'),
];
