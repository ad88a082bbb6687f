import { PictureField, type PictureFieldProps } from '../../../blocks/pictureUpload/PictureField.tsx';
import { useImagePackage, type ImagePackageOptions } from '../../../blocks/pictureUpload/useImagePackage.ts';

export type AdPicturesProps = Omit<PictureFieldProps, 'max' | 'offer' | 'signedIn'> & ImagePackageOptions;

/** The pictures of an ad of somebody who is signed in, with the packages that can be bought for it. [L13-L18, M14] */
export function AdPictures({ of, known, otherwise, outcome, save, ...field }: AdPicturesProps) {
  const offer = useImagePackage({ of, known, otherwise, outcome, save });
  return <PictureField {...field} signedIn max={offer.max} offer={offer} />;
}
