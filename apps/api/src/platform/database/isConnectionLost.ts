/** Error codes of a connection that ended, or of a database that starts, stops or cannot be reached. */
const codes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|CONNECT_TIMEOUT|CONNECTION_\w+|57P0[1-3])$/;

/** Whether work failed only because the connection to the database was lost: it may be repeated. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.test(error.code);
