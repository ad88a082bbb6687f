import type { GalleryPicture, GalleryLabels } from '../Gallery/GalleryPicture.ts';

const views: [name: string, view: string][] = [
  ['karavan-tamnoplava', 'levi bok'],
  ['karavan-tamnoplava-right', 'desni bok'],
  ['interior-4', 'kabina'],
  ['wheel-tamnoplava', 'točak'],
  ['karavan-tamnoplava-rear', 'pozadi'],
  ['wing-tamnoplava', 'krilo'],
  ['interior-2', 'instrument tabla'],
];

export const pictures: GalleryPicture[] = views.map(([name, view]) => ({
  src: `/pictures/${name}.jpg`,
  large: `/pictures/${name}.jpg?large`,
  thumb: `/pictures/${name}.jpg?thumb`,
  alt: `Volkswagen Passat, ${view}`,
}));

export const labels: GalleryLabels = {
  label: 'Slike',
  all: `Sve slike (${pictures.length})`,
  enlarge: 'Uvećaj',
  close: 'Zatvori',
  previous: 'Prethodna slika',
  next: 'Sledeća slika',
  fullScreen: 'Ceo ekran',
  zoom: { in: 'Uvećaj prikaz', out: 'Umanji prikaz' },
  keys: { pictures: 'slike', zoom: 'uvećanje', fullScreen: 'ceo ekran', close: 'zatvori' },
  positions: pictures.map((_picture, index) => `${index + 1} / ${pictures.length}`),
};
