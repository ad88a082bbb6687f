import type { CompanyDetails } from '@volan/api-contract';

/** Whether a part of an address is the town: "Novi Sad", "21000 Novi Sad". */
const isTown = (part: string, town: string) =>
  part.replace(/^[\d\s-]+/, '').toLocaleLowerCase() === town.toLocaleLowerCase();

/** The lines of an address and the names of its place, the town only once. */
export function addressParts(
  { address, place: { city } }: Pick<CompanyDetails, 'address' | 'place'>,
  ...larger: (string | undefined)[]
): string[] {
  const lines = (address ?? '').split(',').map((line) => line.trim());
  const town = city !== null && !lines.some((line) => isTown(line, city)) ? city : undefined;
  const parts = [...lines, town, ...larger].filter((part) => part !== undefined && part !== '');

  return [...new Set(parts)] as string[];
}

/** OpenStreetMap at the point that a company set, with a mark on it; without a point, its search for the address. [M58] */
export function mapHref(company: Pick<CompanyDetails, 'address' | 'place' | 'location'>, country: string): string {
  const { location } = company;
  if (location) {
    const { lat, lng } = location;
    return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
  }
  const query = addressParts(company, country).join(', ');

  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`;
}
