import { useQuery } from '@tanstack/react-query';
import { placeQueries, serviceQueries, useApi } from '@volan/api-client/react';
import type { ServiceQuery } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { mapPinnedIcon } from '@volan/ui/icons';
import { Row } from '@volan/ui/Row';
import { Skeleton } from '@volan/ui/Skeleton';
import { useMemo, useState } from 'react';
import { PointMap, type PointMapLabels } from '../../../blocks/map/PointMap.tsx';
import { withQueries, type AskingProps } from '../../../runtime/hydration/withQueries.tsx';
import * as styles from './ServicesPage.css.ts';

export interface ServicesMapProps extends AskingProps {
  query: ServiceQuery;
  /** ISO code of a country host; null: services of all countries. */
  country: string | null;
  /** Number of the country whose towns are named on the map. */
  townsOf: number;
  /** Path of the directory; the page of a service is below it. */
  path: string;
  workerUrl: string;
  styleUrl: string | null;
  tag: string;
  labels: PointMapLabels & { show: string; hide: string; again: string; unread: string };
}

function Opened({ query, country, townsOf, path, workerUrl, styleUrl, tag, labels }: ServicesMapProps) {
  const api = useApi();
  const found = useQuery(serviceQueries.points(api, query, country));
  const places = useQuery(placeQueries.towns(api, townsOf));
  const points = useMemo(
    () =>
      found.data?.map(({ rating, ...point }) => ({
        ...point,
        href: `${path}/${point.id}`,
        ...(rating !== null && { label: `★ ${new Intl.NumberFormat(tag).format(rating)}` }),
      })) ?? [],
    [found.data, path, tag],
  );
  const towns = useMemo(
    () => places.data?.map(({ title, ...town }) => ({ ...town, name: title })) ?? [],
    [places.data],
  );
  if (found.isError || places.isError) {
    const retry = () => void Promise.all([found.refetch(), places.refetch()]);
    return (
      <Alert tone="critical" actions={<Button onClick={retry}>{labels.again}</Button>}>
        {labels.unread}
      </Alert>
    );
  }

  return found.isSuccess && places.isSuccess ? (
    <PointMap points={points} towns={towns} labels={labels} workerUrl={workerUrl} styleUrl={styleUrl} tag={tag} />
  ) : (
    <Skeleton />
  );
}

function ServicesMapPart(props: ServicesMapProps) {
  const [isOpen, setOpen] = useState(false);
  const { show, hide } = props.labels;

  return (
    <div className={isOpen ? `${styles.map} ${styles.openMap}` : styles.map}>
      <Row>
        <Button icon={mapPinnedIcon} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? hide : show}
        </Button>
      </Row>
      {isOpen && <Opened {...props} />}
    </div>
  );
}

/** The services of a list on a map, on all its pages. Its code and its data are loaded when it is opened. [A07] */
export const ServicesMapIsland = withQueries(ServicesMapPart);
