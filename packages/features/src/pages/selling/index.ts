export { ChooseCategoryPage } from './chooseCategory/ChooseCategoryPage.tsx';
export { NewAdPage, type NewAdPageProps } from './newAd/NewAdPage.tsx';
export { phoneError } from './newAd/ConfirmPhoneFirst.tsx';
export { phoneFormField } from './newAd/PhoneFormCopy.tsx';
export type { AdFormResult } from './newAd/AdFormResult.ts';
export { movePicture } from '../../blocks/pictureUpload/movePicture.ts';
export { packageControl, packageStep } from '../../blocks/pictureUpload/PicturePackages.tsx';
export {
  unchosenPackage,
  type PackageOutcome,
  type PackageTarget,
  type PictureLimit,
} from '../../blocks/pictureUpload/useImagePackage.ts';
export { uploadedPictures } from '../../blocks/pictureUpload/uploadedPictures.ts';
export { sellerField } from './adForm/SellerField.tsx';
export { sentFields } from './adForm/sentFields.ts';
export { EditAdPage, type EditAdPageProps } from './editAd/EditAdPage.tsx';
export { NewFastAdPage, type NewFastAdPageProps } from './fastAd/NewFastAdPage.tsx';
export { EditFastAdPage, type EditFastAdPageProps } from './fastAd/EditFastAdPage.tsx';
export { doneFastActions, MyFastAdsPage, type MyFastAdsPageProps, type SentFastAd } from './fastAd/MyFastAdsPage.tsx';
export { FastAdPreviewPage, type FastAdPreviewPageProps } from './fastAd/FastAdPreviewPage.tsx';
export type { TownOption } from './fastAd/TownField.tsx';
export { categoryField, categoryOf, wrongOfFastAd } from './fastAd/wrongOfFastAd.ts';
export { MyAdsPage, doneActions, type AskedAd, type MyAdsPageProps } from './myAds/MyAdsPage.tsx';
export type { SentAd } from './myAds/SentNotice.tsx';
export { togetherNames } from './myAds/TogetherBar.tsx';
export { myAdsAddress } from './myAds/myAdsAddress.ts';
export { ownAdAsks } from '../../shell/ownAds/OwnAd.tsx';
export { tierIn } from '../../blocks/cart/promoteHref.ts';
export { BoostsPage, type BoostsPageProps } from './boosts/BoostsPage.tsx';
export { StatsPage, type StatsPageProps } from './stats/StatsPage.tsx';
export { readStatsAsk, statsAddress, statsFiles, type StatsAsk } from './stats/statsAddress.ts';
export { statsRows } from './stats/statsRows.ts';
