export { ChooseCategoryPage } from './chooseCategory/ChooseCategoryPage.tsx';
export { NewAdPage, type NewAdPageProps } from './newAd/NewAdPage.tsx';
export type { AdFormResult } from './newAd/AdFormResult.ts';
export { uploadedPictures } from '../../blocks/pictureUpload/uploadedPictures.ts';
export { sentFields } from './adForm/sentFields.ts';
export { EditAdPage, type EditAdPageProps } from './editAd/EditAdPage.tsx';
export { MyAdsPage, doneActions, type SentAd, type MyAdsPageProps } from './myAds/MyAdsPage.tsx';
