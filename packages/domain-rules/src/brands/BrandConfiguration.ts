/**
 * The values of an operator for a brand: contact, company and store links. Apps read them from the environment; none is
 * in source. [A20, A21]
 */
export interface BrandConfiguration {
  readonly email: string;
  readonly phone: string;
  readonly company: {
    readonly name: string;
    readonly address: string;
    /** Tax number. */
    readonly taxId: string;
    /** Number in the register of companies. */
    readonly registryNumber: string;
    readonly bankAccount: string;
  };
  readonly appStores: {
    /** Address in the Android store; absent = no badge. */
    readonly android?: string;
    /** Address in the iPhone store; absent = no badge. */
    readonly iphone?: string;
  };
}
