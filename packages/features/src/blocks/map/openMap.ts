import { Map as MapLibreMap, Marker, setWorkerUrl } from 'maplibre-gl';
import Supercluster from 'supercluster';
import type { MapPoint, MapTown } from './MapPoint.ts';
import { plainMapStyle, type MapColors } from './mapStyle.ts';
import { mapSources, type MapSource } from './mapSources.ts';
import { shownTowns } from './shownTowns.ts';

/** What a map shows, and how its parts look. */
export interface MapContent {
  readonly points: readonly MapPoint[];
  readonly towns: readonly MapTown[];
  /** Accessible name of the map itself, which arrow keys move. */
  readonly label: string;
  /** Accessible name of several points that lie together. */
  readonly groupLabel: (count: number) => string;
  readonly countText: (count: number) => string;
  readonly classes: {
    readonly point: string;
    readonly labelled: string;
    readonly group: string;
    readonly town: string;
  };
  readonly colors: MapColors;
  /** Address of MapLibre's worker; it is a file of its own because of the content policy. */
  readonly workerUrl: string;
  /** The operator's style; null: our own map. */
  readonly styleUrl: string | null;
  /** Is called with the sources of the operator's style, once they are known. */
  readonly onSources: (sources: readonly MapSource[]) => void;
  /** The user asked for less movement. */
  readonly isCalm: boolean;
}

/** An open map. */
export interface OpenMap {
  zoomIn: () => void;
  zoomOut: () => void;
  /** Colours of another theme. */
  recolor: (colors: MapColors) => void;
  close: () => void;
}

/** Closest zoom: streets of a town; there is no more to see on a map without streets. */
const maxZoom = 14;

/** Points nearer than this many pixels become a group. */
const groupRadius = 48;

/** Height of the tip below a pin with words, in pixels. */
const labelTip = 6;

/** Space around the points when the map opens, in pixels. */
const padding = 48;

type Box = readonly [west: number, south: number, east: number, north: number];

function boxOf(points: readonly MapPoint[]): Box {
  const lngs = points.map(({ lng }) => lng);
  const lats = points.map(({ lat }) => lat);
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

function townLabel({ name }: MapTown, className: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = name;
  // the names are a background; points and the list tell what is there
  element.setAttribute('aria-hidden', 'true');

  return element;
}

function pointLink({ name, href, label }: MapPoint, classes: MapContent['classes']): HTMLElement {
  const element = document.createElement('a');
  element.className = label === undefined ? classes.point : classes.labelled;
  element.href = href;
  element.title = name;
  element.textContent = label ?? '';
  element.setAttribute('aria-label', [label, name].filter(Boolean).join(' '));

  return element;
}

/** The attributions of the sources of a style, as HTML. */
const attributionsOf = (map: MapLibreMap): string[] =>
  Object.keys(map.getStyle().sources).flatMap((id) => map.getSource(id)?.attribution ?? []);

/**
 * Draws a map with its points into an element. Points that lie together are one button that zooms in.
 *
 * @throws if the browser has no WebGL
 */
export function openMap(container: HTMLElement, content: MapContent): OpenMap {
  setWorkerUrl(content.workerUrl);
  const map = new MapLibreMap({
    container,
    style: content.styleUrl ?? plainMapStyle(content.colors),
    bounds: [...boxOf(content.points)],
    fitBoundsOptions: { padding, maxZoom: 12 },
    maxZoom,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    // the wheel scrolls the page past the map
    scrollZoom: false,
    locale: { 'Map.Title': content.label },
  });
  map.touchZoomRotate.disableRotation();
  const duration = content.isCalm ? 0 : 300;
  const clusters = new Supercluster<MapPoint>({ radius: groupRadius, maxZoom: maxZoom - 1 });
  clusters.load(
    content.points.map((point) => ({
      type: 'Feature',
      properties: point,
      geometry: { type: 'Point', coordinates: [point.lng, point.lat] },
    })),
  );
  const shown = new globalThis.Map<string, Marker>();

  function groupButton(id: number, count: number, center: [number, number]): HTMLElement {
    const element = document.createElement('button');
    element.type = 'button';
    element.className = content.classes.group;
    element.textContent = content.countText(count);
    element.setAttribute('aria-label', content.groupLabel(count));
    element.addEventListener('click', () =>
      map.easeTo({ center, zoom: Math.min(clusters.getClusterExpansionZoom(id), maxZoom), duration }),
    );

    return element;
  }

  /** The markers of the visible part, by key; markers that stay keep their elements, and so the focus. */
  function draw() {
    const bounds = map.getBounds();
    const box: [number, number, number, number] = [
      bounds.getWest(),
      bounds.getSouth(),
      bounds.getEast(),
      bounds.getNorth(),
    ];
    const wanted = new globalThis.Map<string, () => Marker>();
    for (const { properties, geometry } of clusters.getClusters(box, Math.floor(map.getZoom()))) {
      const at: [number, number] = [geometry.coordinates[0] ?? 0, geometry.coordinates[1] ?? 0];
      if ('cluster_id' in properties) {
        const { cluster_id: id, point_count: count } = properties;
        wanted.set(`group-${id}`, () => new Marker({ element: groupButton(id, count, at) }).setLngLat(at));
      } else {
        wanted.set(`point-${properties.id}`, () =>
          new Marker({
            element: pointLink(properties, content.classes),
            anchor: 'bottom',
            offset: [0, properties.label === undefined ? 0 : -labelTip],
          }).setLngLat(at),
        );
      }
    }
    const project = (town: MapTown) => map.project([town.lng, town.lat]);
    // a style of the operator names towns itself
    const towns = content.styleUrl === null ? content.towns : [];
    for (const town of shownTowns(towns, box, project)) {
      wanted.set(`town-${town.name}`, () =>
        new Marker({ element: townLabel(town, content.classes.town) }).setLngLat([town.lng, town.lat]),
      );
    }
    for (const [key, marker] of shown) {
      if (wanted.has(key)) continue;

      marker.remove();
      shown.delete(key);
    }
    for (const [key, make] of wanted) {
      if (!shown.has(key)) shown.set(key, make().addTo(map));
    }
  }

  map.on('moveend', draw);
  if (content.styleUrl !== null) {
    map.on('idle', () => content.onSources(mapSources(attributionsOf(map))));
  }
  draw();

  return {
    zoomIn: () => void map.zoomIn({ duration }),
    zoomOut: () => void map.zoomOut({ duration }),
    recolor: (colors) => {
      if (content.styleUrl === null) map.setStyle(plainMapStyle(colors));
    },
    close: () => map.remove(),
  };
}
