import { maxPicturesOf } from '@volan/domain-rules';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { PictureField, type PictureFieldProps } from '../../../blocks/pictureUpload/PictureField.tsx';
import { PicturePackages } from '../../../blocks/pictureUpload/PicturePackages.tsx';
import {
  useImagePackage,
  type ImagePackageOptions,
  type PackageOffer,
  type PictureLimit,
} from '../../../blocks/pictureUpload/useImagePackage.ts';
import { controlId } from './AdFormContext.ts';
import * as styles from './adForm.css.ts';

/** Whether the packages are open, and what opens or closes them. Null: nobody has opened or closed them. */
export type PackagesOpenness = readonly [isOpen: boolean | null, setOpen: (isOpen: boolean) => void];

/** The state that the pictures of a form share with their packages. */
interface AdPicturesState {
  readonly limit: PictureLimit;
  /** Null of a visitor. */
  readonly offer: PackageOffer | null;
  readonly signIn: string | undefined;
  readonly filled: number;
  readonly setFilled: (count: number) => void;
  readonly chosen: string;
  readonly choose: (value: string) => void;
  readonly openness: PackagesOpenness;
}

const AdPicturesContext = createContext<AdPicturesState | null>(null);

function useAdPictures(): AdPicturesState {
  const state = useContext(AdPicturesContext);
  if (state === null) throw new Error('useAdPictures found no pictures. Draw the field within <AdPicturesProvider>.');
  return state;
}

export interface AdPicturesProviderProps extends ImagePackageOptions {
  /** Where a visitor signs in; without it somebody is signed in, who can buy. */
  signIn?: string | undefined;
  /** Pictures that the packet of the chosen seller allows, where the form has a choice. */
  ofPlan?: number | undefined;
  /** Pictures that the form begins with. */
  begun: number;
  /** The page holds it outside of its form, so that the packages stay open when the form is drawn again. */
  openness: PackagesOpenness;
  children: ReactNode;
}

/** Around a form: its pictures and the packages for them are in different places of it. [L13-L18, M14] */
export function AdPicturesProvider({ signIn, ofPlan, begun, openness, children, ...options }: AdPicturesProviderProps) {
  const offered = useImagePackage(options);
  const [filled, setFilled] = useState(begun);
  const [chosen, choose] = useState('');
  const max = ofPlan === undefined ? offered.max : maxPicturesOf(ofPlan, offered.bought);
  const limit = { max, bought: offered.bought };
  const offer = signIn === undefined ? offered : null;

  return (
    <AdPicturesContext value={{ limit, offer, signIn, filled, setFilled, chosen, choose, openness }}>
      {children}
    </AdPicturesContext>
  );
}

const fieldId = controlId('pictures');

/** Beside the form if there is room, else below the pictures: both are rendered, and one of them is shown. */
const places = { side: styles.desktopOnly, below: styles.mobileOnly };
const packagesId = (place: keyof typeof places) => `${fieldId}-packages-${place}`;

/** Opens the packages and focuses them. The one that is not shown takes no focus. */
function focusPackages([, setOpen]: PackagesOpenness) {
  // as state: what only the element knew would be undone at the next drawing
  flushSync(() => setOpen(true));
  for (const place of ['side', 'below'] as const) document.getElementById(packagesId(place))?.focus();
}

/** The packages of pictures that can be bought for the ad of this form, in one of their two places. */
export function AdPackages({ place }: { place: keyof typeof places }) {
  const { limit, offer, signIn, filled, chosen, choose, openness } = useAdPictures();
  return (
    <div className={places[place]}>
      <PicturePackages
        id={packagesId(place)}
        {...limit}
        offer={offer}
        signIn={signIn}
        filled={filled}
        chosen={chosen}
        onChosenChange={choose}
        openness={openness}
        backTo={fieldId}
      />
    </div>
  );
}

/** The pictures of an ad. */
export function AdPictures(
  field: Omit<PictureFieldProps, 'id' | 'limit' | 'onPackages' | 'onFilledChange' | 'signedIn'>,
) {
  const { limit, offer, setFilled, openness } = useAdPictures();
  return (
    <PictureField
      {...field}
      id={fieldId}
      signedIn={offer !== null}
      limit={limit}
      onFilledChange={setFilled}
      onPackages={() => focusPackages(openness)}
    />
  );
}
