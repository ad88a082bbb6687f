import { data } from 'react-router';
import { publicPage } from '../../delivery.ts';

export const handle = publicPage;

/** Every address that no page has: the gate of the root has answered it already, this is its net. [B52] */
export function loader() {
  throw data(null, { status: 404 });
}

export default function MissingRoute() {
  return null;
}
