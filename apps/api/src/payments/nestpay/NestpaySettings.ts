/** The credentials from the bank, and its settings for our merchant number. */
export interface NestpaySettings {
  /** Origin of the gateway. Its paths are `/fim/est3Dgate` and `/fim/api`. */
  readonly url: string;
  readonly clientId: string;
  /** Signs forms and replies. A secret. [E24] */
  readonly storeKey: string;
  readonly apiUser: string;
  /** A secret. */
  readonly apiPassword: string;
  /**
   * Results of 3-D Secure that an approved payment may have. A payment with another result goes to an administrator.
   */
  readonly mdStatuses: readonly string[];
  /** `ver2` for a merchant number that the bank has not moved to `ver3`. Only this one is accepted in replies. */
  readonly hashAlgorithm: 'ver3' | 'ver2';
  /** Some merchants must leave the field out. */
  readonly sendsInstalment: boolean;
  /** Some merchants must leave the field out. Then only returns of browsers and the status query report results. */
  readonly sendsCallbackUrl: boolean;
}
