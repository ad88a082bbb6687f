/** What the bank gave us, and how its gateway is set up for us. */
export interface NestpaySettings {
  /** Origin of the gateway; `/fim/est3Dgate` and `/fim/api` stand below it. */
  readonly url: string;
  readonly clientId: string;
  /** Signs forms and replies. A secret. [E24] */
  readonly storeKey: string;
  readonly apiUser: string;
  /** A secret. */
  readonly apiPassword: string;
  /** Results of 3-D Secure with which an approved payment is paid; any other goes to an administrator. */
  readonly mdStatuses: readonly string[];
  /** `ver2` for a merchant number that the bank has not moved to `ver3`. Only this one is accepted in replies. */
  readonly hashAlgorithm: 'ver3' | 'ver2';
  /** Some merchants are told to leave the field out. */
  readonly sendsInstalment: boolean;
  /** Some merchants are told to leave the field out; then only returns of browsers and the status query tell. */
  readonly sendsCallbackUrl: boolean;
}
