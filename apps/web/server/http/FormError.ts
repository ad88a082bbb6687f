/** Why a form is not taken. */
export class FormError extends Error {
  /** Status of the answer. */
  readonly statusCode: number;
  /** Seconds after which the form may be sent again; null if it would be refused again. */
  readonly retryAfter: number | null;

  /** @param message text for the sender */
  constructor(statusCode: number, message: string, { retryAfter, ...options }: FormErrorOptions = {}) {
    super(message, options);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter ?? null;
  }
}

interface FormErrorOptions extends ErrorOptions {
  readonly retryAfter?: number;
}
