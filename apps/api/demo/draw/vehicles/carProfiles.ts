/** A point of a side profile. */
type Point = readonly [x: number, y: number];

/** Side profile of a car with its front at the left, in the 640 × 400 units of every drawing. */
export interface CarProfile {
  /** Outermost points of the body. */
  front: number;
  back: number;
  /** Centres of the wheels and their radius. */
  frontWheel: number;
  rearWheel: number;
  wheelRadius: number;
  /** Heights of the sill, of the nose and of the lower edge of the windows. */
  sill: number;
  nose: number;
  belt: number;
  /** The outline from the bonnet over the roof to the tail. */
  hood: Point;
  cowl: Point;
  roofFront: Point;
  roofRear: Point;
  deck: Point;
  tail: Point;
  /** Positions of the pillars between the doors. */
  middlePillar: number;
  rearPillar: number;
  twoDoors?: boolean;
  roofRails?: boolean;
  /** Unpainted wheel arches and sills. */
  cladding?: boolean;
  /** Tall panel body without rear side windows. */
  panelVan?: boolean;
  loadBed?: boolean;
  /** No roof: the hood is folded. */
  openTop?: boolean;
}

const coupe: CarProfile = {
  front: 68,
  back: 566,
  frontWheel: 160,
  rearWheel: 462,
  wheelRadius: 43,
  sill: 274,
  nose: 221,
  belt: 200,
  hood: [184, 205],
  cowl: [254, 194],
  roofFront: [330, 148],
  roofRear: [402, 148],
  deck: [508, 194],
  tail: [560, 196],
  middlePillar: 420,
  rearPillar: 470,
  twoDoors: true,
};

/** Profiles by body: the slugs of the specification `karoserija`. */
export const carProfiles = {
  hecbek: {
    front: 108,
    back: 520,
    frontWheel: 186,
    rearWheel: 438,
    wheelRadius: 40,
    sill: 274,
    nose: 214,
    belt: 192,
    hood: [190, 195],
    cowl: [244, 180],
    roofFront: [306, 132],
    roofRear: [456, 138],
    deck: [504, 186],
    tail: [516, 206],
    middlePillar: 372,
    rearPillar: 452,
  },
  limuzina: {
    front: 72,
    back: 568,
    frontWheel: 160,
    rearWheel: 462,
    wheelRadius: 40,
    sill: 274,
    nose: 215,
    belt: 194,
    hood: [176, 198],
    cowl: [230, 184],
    roofFront: [296, 138],
    roofRear: [412, 140],
    deck: [490, 184],
    tail: [556, 194],
    middlePillar: 352,
    rearPillar: 438,
  },
  karavan: {
    front: 72,
    back: 572,
    frontWheel: 160,
    rearWheel: 460,
    wheelRadius: 40,
    sill: 274,
    nose: 215,
    belt: 194,
    hood: [176, 198],
    cowl: [230, 184],
    roofFront: [296, 137],
    roofRear: [504, 142],
    deck: [552, 188],
    tail: [566, 204],
    middlePillar: 350,
    rearPillar: 440,
    roofRails: true,
  },
  suv: {
    front: 86,
    back: 556,
    frontWheel: 174,
    rearWheel: 460,
    wheelRadius: 47,
    sill: 262,
    nose: 196,
    belt: 174,
    hood: [190, 174],
    cowl: [240, 165],
    roofFront: [300, 108],
    roofRear: [494, 114],
    deck: [538, 172],
    tail: [552, 192],
    middlePillar: 362,
    rearPillar: 452,
    roofRails: true,
    cladding: true,
  },
  kupe: coupe,
  kabriolet: { ...coupe, openTop: true },
  monovolumen: {
    front: 86,
    back: 562,
    frontWheel: 170,
    rearWheel: 462,
    wheelRadius: 41,
    sill: 274,
    nose: 206,
    belt: 182,
    hood: [166, 186],
    cowl: [204, 170],
    roofFront: [286, 112],
    roofRear: [512, 118],
    deck: [550, 178],
    tail: [560, 200],
    middlePillar: 356,
    rearPillar: 456,
  },
  furgon: {
    front: 84,
    back: 572,
    frontWheel: 158,
    rearWheel: 478,
    wheelRadius: 40,
    sill: 272,
    nose: 212,
    belt: 170,
    hood: [138, 182],
    cowl: [172, 166],
    roofFront: [246, 90],
    roofRear: [548, 92],
    deck: [566, 120],
    tail: [571, 200],
    middlePillar: 296,
    rearPillar: 408,
    panelVan: true,
  },
  pickup: {
    front: 64,
    back: 586,
    frontWheel: 152,
    rearWheel: 478,
    wheelRadius: 47,
    sill: 262,
    nose: 196,
    belt: 174,
    hood: [178, 174],
    cowl: [230, 165],
    roofFront: [288, 110],
    roofRear: [398, 112],
    deck: [420, 174],
    tail: [580, 176],
    middlePillar: 350,
    rearPillar: 404,
    cladding: true,
    loadBed: true,
  },
} as const satisfies Record<string, CarProfile>;

/** Slug of a body that can be drawn. */
export type CarBody = keyof typeof carProfiles;
