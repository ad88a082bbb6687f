import type { Paint } from './paints.ts';
import type { Scene } from './scene.ts';
import type { CarBody } from './vehicles/carProfiles.ts';
import type { OtherSubject } from './vehicles/drawOthers.ts';

/** What a picture of the pool shows; ads choose by it. */
export interface PoolPicture {
  /** File name without its ending. */
  name: string;
  /** A body of the specification `karoserija`, another subject, or `any` for a picture that suits every car. */
  body: CarBody | OtherSubject | 'any';
  /** Paint, or `any` where none is seen. */
  paint: Paint | 'any';
  view: 'front' | 'rear' | 'side' | 'interior' | 'detail';
  scene: Scene;
}
