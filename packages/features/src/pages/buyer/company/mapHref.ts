import type { CompanyDetails } from '@volan/api-contract';

/** OpenStreetMap around the address of a company; around its town where no address is known. */
export function mapHref({ address, place, location }: CompanyDetails, country: string) {
  if (address === null && location) {
    return `https://www.openstreetmap.org/#map=14/${location.lat}/${location.lng}`;
  }
  const query = [address, place.city, country].filter((part) => part !== null).join(', ');
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`;
}
