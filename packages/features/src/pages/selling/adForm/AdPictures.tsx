import { maxPicturesOf } from '@volan/domain-rules';
import { PictureField, type PictureFieldProps } from '../../../blocks/pictureUpload/PictureField.tsx';
import { useImagePackage, type ImagePackageOptions } from '../../../blocks/pictureUpload/useImagePackage.ts';

export type AdPicturesProps = Omit<PictureFieldProps, 'max' | 'offer' | 'signedIn'> &
  ImagePackageOptions & {
    /** Pictures that the packet of the chosen seller allows, where the form has a choice. */
    ofPlan?: number | undefined;
  };

/** The pictures of an ad of somebody who is signed in, with the packages that can be bought for it. [L13-L18, M14] */
export function AdPictures({ of, known, otherwise, outcome, save, ofPlan, ...field }: AdPicturesProps) {
  const offer = useImagePackage({ of, known, otherwise, outcome, save });
  const max = ofPlan === undefined ? offer.max : maxPicturesOf(ofPlan, offer.bought);
  return <PictureField {...field} signedIn max={max} offer={{ ...offer, max }} />;
}
