import { slugWord, type RegionsShown } from '../blocks/places/RegionsShown.ts';

/** Regions of Serbia with their numbers of ads, on a page that lists the ads of one. */
export const regionsShown: RegionsShown = {
  regions: [
    ['beograd', 'Beograd', '938'],
    ['severna-backa', 'Severnobački okrug', '62'],
    ['srednji-banat', 'Srednjobanatski okrug', '90'],
    ['juzna-backa', 'Južnobački okrug', '366'],
    ['srem', 'Sremski okrug', '159'],
    ['sumadija', 'Šumadijski okrug', '80'],
    ['zlatibor', 'Zlatiborski okrug', '64'],
    ['nisava', 'Nišavski okrug', '121'],
    ['toplica', 'Toplički okrug', '0'],
  ],
  all: {
    label: 'Cela Srbija',
    count: '2.310',
    href: '/catalog/vehicles?filters=drzava:rs',
    current: false,
    flag: 'RS',
  },
  current: 'juzna-backa',
  list: `/catalog/vehicles?filters=region:${slugWord}`,
};
