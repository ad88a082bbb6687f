import { useLocation } from 'react-router';
import { Place } from '../shared/Place.tsx';

export default function PlaceRoute() {
  const { pathname, search, hash } = useLocation();
  return <Place address={pathname + search + hash} />;
}
