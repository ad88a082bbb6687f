/** A JSON Schema of the dialect that OpenAPI 3.1 uses. */
export type JsonSchema = { [key: string]: unknown };
