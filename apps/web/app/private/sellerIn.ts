/** The account of a seller in the field `seller` of an address or a form; null: none, or it cannot be one. [B11] */
export function sellerIn(fields: URLSearchParams): number | null {
  const text = fields.get('seller') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
