/** People write `www.firma.rs`. */
export const withScheme = (web: string) => (/^https?:/i.test(web) ? web : `https://${web}`);

/** What a form says about a company that registers; the API checks it. [J02, M12] */
export function readRegistration(form: URLSearchParams) {
  const text = (name: string) => form.get(name)?.trim() ?? '';
  const [registryNumber, web] = [text('registry_number'), text('web')];

  return {
    name: text('name'),
    type: Number(text('type')),
    country_id: Number(text('country_id')),
    legal_name: text('legal_name'),
    tax_id: text('tax_id'),
    address: text('address'),
    phone: text('phone'),
    ...(registryNumber !== '' && { registry_number: registryNumber }),
    ...(web !== '' && { web: withScheme(web) }),
  };
}
