export { getAd } from './ads/getAd.ts';
export { listAds } from './ads/listAds.ts';
export { listAdsByIds } from './ads/listAdsByIds.ts';
export { listHomeAds } from './ads/listHomeAds.ts';
export { listSellersOtherAds } from './ads/listSellersOtherAds.ts';
export { listSimilarAds } from './ads/listSimilarAds.ts';
export { listUploadedPictures } from './adPictures/listUploadedPictures.ts';
export { removeAdPicture } from './adPictures/removeAdPicture.ts';
export { sortAdPictures } from './adPictures/sortAdPictures.ts';
export { uploadAdPicture } from './adPictures/uploadAdPicture.ts';
export { checkBannerAvailability } from './banners/checkBannerAvailability.ts';
export { createBanner } from './banners/createBanner.ts';
export { deleteBanner } from './banners/deleteBanner.ts';
export { getBanner } from './banners/getBanner.ts';
export { getBannerBySlug } from './banners/getBannerBySlug.ts';
export { listBannerPages } from './banners/listBannerPages.ts';
export { listBannerPositions } from './banners/listBannerPositions.ts';
export { listBanners } from './banners/listBanners.ts';
export { listShownBanners } from './banners/listShownBanners.ts';
export { removeBannerImage } from './banners/removeBannerImage.ts';
export { removeBannerVideo } from './banners/removeBannerVideo.ts';
export { setBannerActive } from './banners/setBannerActive.ts';
export { updateBanner } from './banners/updateBanner.ts';
export { seeBanners } from './banners/seeBanners.ts';
export { clickBanner } from './banners/clickBanner.ts';
export { getBannerReport } from './banners/getBannerReport.ts';
export { exportBannerReport } from './banners/exportBannerReport.ts';
export { getBrand } from './taxonomy/getBrand.ts';
export { getCategory } from './taxonomy/getCategory.ts';
export { getCategoryBySlug } from './taxonomy/getCategoryBySlug.ts';
export { listCategories } from './taxonomy/listCategories.ts';
export { listCategoriesByIds } from './taxonomy/listCategoriesByIds.ts';
export { listCategoryBrands } from './taxonomy/listCategoryBrands.ts';
export { listCategoryChassis } from './taxonomy/listCategoryChassis.ts';
export { listCategoryFuels } from './taxonomy/listCategoryFuels.ts';
export { listCategoryModels } from './taxonomy/listCategoryModels.ts';
export { getModel } from './models/getModel.ts';
export { listModels } from './models/listModels.ts';
export { acceptInvitation } from './members/acceptInvitation.ts';
export { inviteMember } from './members/inviteMember.ts';
export { listMemberships } from './members/listMemberships.ts';
export { readInvitation } from './members/readInvitation.ts';
export { removeMember } from './members/removeMember.ts';
export { withdrawInvitation } from './members/withdrawInvitation.ts';
export { listFastAds } from './fastAds/listFastAds.ts';
export { getFastAd } from './fastAds/getFastAd.ts';
export { listMyFastAds } from './fastAds/listMyFastAds.ts';
export { listSavedFastAds } from './fastAds/listSavedFastAds.ts';
export { getMyFastAd } from './fastAds/getMyFastAd.ts';
export { getFastAdForm } from './fastAds/getFastAdForm.ts';
export { createFastAd } from './fastAds/createFastAd.ts';
export { updateFastAd } from './fastAds/updateFastAd.ts';
export { changeFastAdStatus } from './fastAds/changeFastAdStatus.ts';
export { renewFastAd } from './fastAds/renewFastAd.ts';
export { deleteFastAd } from './fastAds/deleteFastAd.ts';
export { guessFastAdCategory } from './fastAds/guessFastAdCategory.ts';
export { listCarServices } from './services/listCarServices.ts';
export { getCarService } from './services/getCarService.ts';
export { listMyCarServices } from './services/listMyCarServices.ts';
export { createCarService } from './services/createCarService.ts';
export { updateCarService } from './services/updateCarService.ts';
export { changeCarServiceStatus } from './services/changeCarServiceStatus.ts';
export { visitCarService } from './services/visitCarService.ts';
export { listServiceKinds } from './services/listServiceKinds.ts';
export { listServiceReviews } from './services/listServiceReviews.ts';
export { getServiceReview } from './services/getServiceReview.ts';
export { getOwnServiceReview } from './services/getOwnServiceReview.ts';
export { requestCarService } from './services/requestCarService.ts';
export { writeServiceReview } from './services/writeServiceReview.ts';
export { replyToServiceReview } from './services/replyToServiceReview.ts';
export { reportServiceReview } from './services/reportServiceReview.ts';
export { listReportedReviews } from './admin/listReportedReviews.ts';
export { decideReportedReview } from './admin/decideReportedReview.ts';
export { listServicePoints } from './services/listServicePoints.ts';
export { listServiceTowns } from './services/listServiceTowns.ts';
export { correctFeedRow } from './feeds/correctFeedRow.ts';
export { createFeed } from './feeds/createFeed.ts';
export { deleteFeed } from './feeds/deleteFeed.ts';
export { getFeed } from './feeds/getFeed.ts';
export { getFeedReport } from './feeds/getFeedReport.ts';
export { listFeeds } from './feeds/listFeeds.ts';
export { runFeed } from './feeds/runFeed.ts';
export { updateFeed } from './feeds/updateFeed.ts';
export { uploadFeedFile } from './feeds/uploadFeedFile.ts';
export { listCreditMovements } from './credits/listCreditMovements.ts';
export { getCompany } from './companies/getCompany.ts';
export { listCompanies } from './companies/listCompanies.ts';
export { createConsent } from './consent/createConsent.ts';
export { answerMessage } from './conversations/answerMessage.ts';
export { attachToMessage } from './conversations/attachToMessage.ts';
export { blockUser } from './conversations/blockUser.ts';
export { changeConversation } from './conversations/changeConversation.ts';
export { deleteCannedAnswer } from './conversations/deleteCannedAnswer.ts';
export { getAttachment } from './conversations/getAttachment.ts';
export { getMessageLink } from './conversations/getMessageLink.ts';
export { getConversation } from './conversations/getConversation.ts';
export { listBlockedUsers } from './conversations/listBlockedUsers.ts';
export { listCannedAnswers } from './conversations/listCannedAnswers.ts';
export { listConversations } from './conversations/listConversations.ts';
export { listUnreadMessages } from './conversations/listUnreadMessages.ts';
export { markConversation } from './conversations/markConversation.ts';
export { reportConversation } from './conversations/reportConversation.ts';
export { saveCannedAnswer } from './conversations/saveCannedAnswer.ts';
export { searchMessages } from './conversations/searchMessages.ts';
export { sendMessage } from './conversations/sendMessage.ts';
export { unblockUser } from './conversations/unblockUser.ts';
export { unsubscribeMessages } from './conversations/unsubscribeMessages.ts';
export { getPushDevice } from './push/getPushDevice.ts';
export { notePushArrival } from './push/notePushArrival.ts';
export { subscribePush } from './push/subscribePush.ts';
export { testPush } from './push/testPush.ts';
export { unsubscribePush } from './push/unsubscribePush.ts';
export { countUnread } from './notifications/countUnread.ts';
export { getNotificationSettings } from './notifications/getNotificationSettings.ts';
export { listNotifications } from './notifications/listNotifications.ts';
export { readAllNotifications } from './notifications/readAllNotifications.ts';
export { readNotifications } from './notifications/readNotifications.ts';
export { setNotificationSettings } from './notifications/setNotificationSettings.ts';
export { getGeo } from './places/getGeo.ts';
export { listCountries } from './places/listCountries.ts';
export { listCountriesOfTheWorld } from './places/listCountriesOfTheWorld.ts';
export { listCities } from './places/listCities.ts';
export { listRegions } from './places/listRegions.ts';
export { listTowns } from './places/listTowns.ts';
export { getExchangeRate } from './pricing/getExchangeRate.ts';
export { listCostRules } from './costRules/listCostRules.ts';
export { getPriceList } from './pricing/getPriceList.ts';
export { listSitemapAds } from './sitemap/listSitemapAds.ts';
export { listSitemapArticles } from './sitemap/listSitemapArticles.ts';
export { listSitemapCompanies } from './sitemap/listSitemapCompanies.ts';
export { listSitemapFastAds } from './sitemap/listSitemapFastAds.ts';
export { listSitemapLists } from './sitemap/listSitemapLists.ts';
export { listSitemapParts } from './sitemap/listSitemapParts.ts';
export { listSitemapServices } from './sitemap/listSitemapServices.ts';
export { getAgreement } from './texts/getAgreement.ts';
export { getNamedText } from './texts/getNamedText.ts';
export { getTranslatedDescription } from './texts/getTranslatedDescription.ts';
export { listLanguages } from './texts/listLanguages.ts';
export { listMessages } from './texts/listMessages.ts';
export { listMobileOperators } from './texts/listMobileOperators.ts';
export { listNavigation } from './texts/listNavigation.ts';
export { addPasskey } from './auth/addPasskey.ts';
export { askPasskey } from './auth/askPasskey.ts';
export { askSignInCode } from './auth/askSignInCode.ts';
export { changeEmail } from './auth/changeEmail.ts';
export { changePassword } from './auth/changePassword.ts';
export { createPasskey } from './auth/createPasskey.ts';
export { endOtherSessions } from './auth/endOtherSessions.ts';
export { endSession } from './auth/endSession.ts';
export { forgotPassword } from './auth/forgotPassword.ts';
export { getCacheKey } from './auth/getCacheKey.ts';
export { getSession } from './auth/getSession.ts';
export { listPasskeys } from './auth/listPasskeys.ts';
export { listSessions } from './auth/listSessions.ts';
export { refreshSession } from './auth/refreshSession.ts';
export { register } from './auth/register.ts';
export { registerBusiness } from './auth/registerBusiness.ts';
export { removeAccount } from './auth/removeAccount.ts';
export { removePasskey } from './auth/removePasskey.ts';
export { renamePasskey } from './auth/renamePasskey.ts';
export { resetPassword } from './auth/resetPassword.ts';
export { signIn } from './auth/signIn.ts';
export { signInWithCode } from './auth/signInWithCode.ts';
export { signInWithPasskey } from './auth/signInWithPasskey.ts';
export { signOut } from './auth/signOut.ts';
export { validateGoogle } from './auth/validateGoogle.ts';
export { verifyEmail } from './auth/verifyEmail.ts';
export { verifyPhone } from './auth/verifyPhone.ts';
export { verifyResetCode } from './auth/verifyResetCode.ts';
export { exportAccount } from './user/exportAccount.ts';
export { getActivePlan } from './user/getActivePlan.ts';
export { getFreeSlots } from './user/getFreeSlots.ts';
export { getOwnPlans } from './user/getOwnPlans.ts';
export { listPlans } from './user/listPlans.ts';
export { setNextPlan } from './user/setNextPlan.ts';
export { getPlan } from './user/getPlan.ts';
export { getUser } from './user/getUser.ts';
export { setDescription } from './user/setDescription.ts';
export { setImage } from './user/setImage.ts';
export { setName } from './user/setName.ts';
export { getStats } from './auth/getStats.ts';
export { addAddress } from './user/addAddress.ts';
export { getBalance } from './user/getBalance.ts';
export { getPersonalSettings } from './user/getPersonalSettings.ts';
export { listBusinessTypes } from './user/listBusinessTypes.ts';
export { listProfileTypes } from './user/listProfileTypes.ts';
export { removeAddress } from './user/removeAddress.ts';
export { setPersonalSettings } from './user/setPersonalSettings.ts';
export { saveProfileType } from './user/saveProfileType.ts';
export { setProfileType } from './user/setProfileType.ts';
export { showSecondFactor } from './auth/showSecondFactor.ts';
export { beginSecondFactor } from './auth/beginSecondFactor.ts';
export { confirmSecondFactor } from './auth/confirmSecondFactor.ts';
export { removeSecondFactor } from './auth/removeSecondFactor.ts';
export { renewRecoveryCodes } from './auth/renewRecoveryCodes.ts';
export { createFavourite } from './favourites/createFavourite.ts';
export { deleteFavourite } from './favourites/deleteFavourite.ts';
export { listFavouriteIds } from './favourites/listFavouriteIds.ts';
export { listFavourites } from './favourites/listFavourites.ts';
export { followSeller } from './companies/followSeller.ts';
export { listFollowedSellers } from './companies/listFollowedSellers.ts';
export { listFollowedSellerIds } from './companies/listFollowedSellerIds.ts';
export { unfollowSeller } from './companies/unfollowSeller.ts';
export { visitSeller } from './companies/visitSeller.ts';
export { listUsers } from './admin/listUsers.ts';
export { exportUsers } from './admin/exportUsers.ts';
export { exportAds } from './admin/exportAds.ts';
export { exportSocialPosts } from './admin/exportSocialPosts.ts';
export { getDashboard } from './admin/getDashboard.ts';
export { getHealth } from './admin/getHealth.ts';
export { retryWork } from './admin/retryWork.ts';
export { runJob } from './admin/runJob.ts';
export { exportAudit } from './admin/exportAudit.ts';
export { listAudit } from './admin/listAudit.ts';
export { createUser } from './admin/createUser.ts';
export { updateUser } from './admin/updateUser.ts';
export { deleteUser } from './admin/deleteUser.ts';
export { decideConversationReport } from './admin/decideConversationReport.ts';
export { listConversationReports } from './admin/listConversationReports.ts';
export { activateWithCredits } from './cart/activateWithCredits.ts';
export { listCartLines } from './cart/listCartLines.ts';
export { getCreditPayment } from './cart/getCreditPayment.ts';
export { payWithCredits } from './cart/payWithCredits.ts';
export { correctCredits } from './admin/correctCredits.ts';
export { listPayments } from './admin/listPayments.ts';
export { refundPayment } from './admin/refundPayment.ts';
export { capturePayment } from './admin/capturePayment.ts';
export { exportPayments } from './admin/exportPayments.ts';
export { listUserTransfers } from './admin/listUserTransfers.ts';
export { voidPayment } from './admin/voidPayment.ts';
export { listSocialPosts } from './admin/listSocialPosts.ts';
export { markSocialPosted } from './admin/markSocialPosted.ts';
export { setFreePeriod } from './admin/setFreePeriod.ts';
export { acceptPayment } from './admin/acceptPayment.ts';
export { confirmTransfer } from './admin/confirmTransfer.ts';
export { importStatement } from './admin/importStatement.ts';
export { listOpenLines } from './admin/listOpenLines.ts';
export { matchLine } from './admin/matchLine.ts';
export { dismissLine } from './admin/dismissLine.ts';
export { changeUserStatus } from './admin/changeUserStatus.ts';
export { listUserAds } from './admin/listUserAds.ts';
export { signInAsUser } from './auth/signInAsUser.ts';
export { leaveUser } from './auth/leaveUser.ts';
export { getCollected } from './collected/getCollected.ts';
export { saveCollected } from './collected/saveCollected.ts';
export { changeAdStatus } from './ads/changeAdStatus.ts';
export { confirmAd } from './ads/confirmAd.ts';
export { reserveAd } from './ads/reserveAd.ts';
export { createAd } from './ads/createAd.ts';
export { deleteAd } from './ads/deleteAd.ts';
export { deleteDraft } from './ads/deleteDraft.ts';
export { getAdForm } from './ads/getAdForm.ts';
export { getAdStats } from './ads/getAdStats.ts';
export { getDraft } from './ads/getDraft.ts';
export { getPriceHelp } from './ads/getPriceHelp.ts';
export { getModelYearPrices } from './ads/getModelYearPrices.ts';
export { getSellerStats } from './ads/getSellerStats.ts';
export { listAdSellers } from './ads/listAdSellers.ts';
export { listDrafts } from './ads/listDrafts.ts';
export { changeOwnAds } from './ads/changeOwnAds.ts';
export { getMyAd } from './ads/getMyAd.ts';
export { listMyAds } from './ads/listMyAds.ts';
export { buyBoost } from './boosts/buyBoost.ts';
export { checkout } from './orders/checkout.ts';
export { getOrder } from './orders/getOrder.ts';
export { getReceipt } from './orders/getReceipt.ts';
export { getTransferSlip } from './orders/getTransferSlip.ts';
export { listPaymentMethods } from './orders/listPaymentMethods.ts';
export { listOrders } from './orders/listOrders.ts';
export { payOrder } from './orders/payOrder.ts';
export { listBoosts } from './boosts/listBoosts.ts';
export { buyImagePackage } from './imagePackages/buyImagePackage.ts';
export { exchangePoints } from './loyalty/exchangePoints.ts';
export { getLoyalty } from './loyalty/getLoyalty.ts';
export { getMyLoyalty } from './loyalty/getMyLoyalty.ts';
export { renewAd } from './ads/renewAd.ts';
export { reportAd } from './ads/reportAd.ts';
export { revealPhone } from './ads/revealPhone.ts';
export { revealCompanyPhone } from './companies/revealCompanyPhone.ts';
export { saveDraft } from './ads/saveDraft.ts';
export { updateAd } from './ads/updateAd.ts';
export { seeAds } from './ads/seeAds.ts';
export { visitAd } from './ads/visitAd.ts';
export { listModeratedAds } from './admin/listModeratedAds.ts';
export { moderateAd } from './admin/moderateAd.ts';
export { listManagedCountries } from './admin/listManagedCountries.ts';
export { setActivePayment } from './admin/setActivePayment.ts';
export { setCountryFeatures } from './admin/setCountryFeatures.ts';
export { listManagedCostRules } from './costRules/listManagedCostRules.ts';
export { createCostRule } from './costRules/createCostRule.ts';
export { listWithheld } from './places/listWithheld.ts';
export {
  listManagedCategories,
  createCategory,
  updateCategory,
  deleteCategory,
  setCategoryStatus,
  sortCategories,
  sortCategoriesOfSite,
} from './admin/taxonomy/categories.ts';
export {
  listManagedSpecifications,
  createSpecification,
  updateSpecification,
  deleteSpecification,
  setSpecificationStatus,
  setSpecificationInfilter,
  setSpecificationHighlight,
  setSpecificationShortfilter,
  setSpecificationIntitle,
  setSpecificationMulti,
  sortSpecifications,
  listManagedGroups,
  createGroup,
  updateGroup,
  deleteGroup,
  sortGroups,
} from './admin/taxonomy/specifications.ts';
export {
  listManagedAnswers,
  createAnswer,
  updateAnswer,
  deleteAnswer,
  setAnswerStatus,
  sortAnswers,
  createFuel,
  updateFuel,
  deleteFuel,
  setFuelStatus,
  sortFuels,
} from './admin/taxonomy/answers.ts';
export {
  listManagedBrands,
  createBrand,
  updateBrand,
  deleteBrand,
  setBrandStatus,
  sortBrands,
  listManagedModels,
  createModel,
  updateModel,
  deleteModel,
  setModelStatus,
  sortModels,
  listManagedChassis,
  createChassis,
  updateChassis,
  deleteChassis,
  setChassisStatus,
  sortChassis,
} from './admin/taxonomy/brands.ts';
export { listSynonyms, createSynonym, deleteSynonym, listMissedSearches } from './admin/taxonomy/words.ts';
export { undoChange } from './admin/undoChange.ts';
export { getBlogEntry } from './blog/getBlogEntry.ts';
export { listBlogArticles } from './blog/listBlogArticles.ts';
export { listBlogCategories } from './blog/listBlogCategories.ts';
export {
  createBlogCategory,
  deleteBlogCategory,
  listManagedBlogCategories,
  setBlogCategoryStatus,
  sortBlogCategories,
  updateBlogCategory,
} from './admin/blogCategories.ts';
export {
  createServiceKind,
  deleteServiceKind,
  listManagedServiceKinds,
  setServiceKindStatus,
  sortServiceKinds,
  updateServiceKind,
} from './admin/serviceKinds.ts';
export {
  createArticle,
  deleteArticle,
  exportArticles,
  getManagedArticle,
  listManagedArticles,
  previewArticle,
  updateArticle,
  uploadBlogPicture,
} from './admin/blogArticles.ts';
export { undoAdDecision } from './admin/undoAdDecision.ts';
export { claimAd } from './admin/claimAd.ts';
export { releaseAd } from './admin/releaseAd.ts';
export { getUserBackground } from './admin/getUserBackground.ts';
export { createUserNote } from './admin/createUserNote.ts';
export { listStatements } from './user/listStatements.ts';
export { appealDecision } from './user/appealDecision.ts';
export { getMailedStatement } from './user/getMailedStatement.ts';
export { appealByMail } from './user/appealByMail.ts';
export { listAppeals } from './admin/listAppeals.ts';
export { claimAppeal } from './admin/claimAppeal.ts';
export { decideAppeal } from './admin/decideAppeal.ts';
export { releaseAppeal } from './admin/releaseAppeal.ts';
export { claimCompany } from './admin/claimCompany.ts';
export { decideCompany } from './admin/decideCompany.ts';
export { getManagedCompany } from './admin/getManagedCompany.ts';
export { releaseCompany } from './admin/releaseCompany.ts';
export { undoCompanyDecision } from './admin/undoCompanyDecision.ts';
export { addCompanyDocument } from './companies/addCompanyDocument.ts';
export { registerOwnCompany } from './companies/registerOwnCompany.ts';
export { getCompanyDocument } from './companies/getCompanyDocument.ts';
export { getOwnCompany } from './companies/getOwnCompany.ts';
export { removeCompanyDocument } from './companies/removeCompanyDocument.ts';
export { updateCompany } from './companies/updateCompany.ts';
export { listReportedAds } from './admin/listReportedAds.ts';
export { listModerationNumbers } from './texts/listModerationNumbers.ts';
export { listReviewItems } from './admin/listReviewItems.ts';
export { listBans } from './admin/listBans.ts';
export { previewBan } from './admin/previewBan.ts';
export { createBan } from './admin/createBan.ts';
export { deleteBan } from './admin/deleteBan.ts';
export { listAnswerTemplates } from './admin/listAnswerTemplates.ts';
export { createAnswerTemplate } from './admin/createAnswerTemplate.ts';
export { updateAnswerTemplate } from './admin/updateAnswerTemplate.ts';
export { deleteAnswerTemplate } from './admin/deleteAnswerTemplate.ts';
export { exportMessages } from './admin/exportMessages.ts';
export { getMessageHistory } from './admin/getMessageHistory.ts';
export { importMessages } from './admin/importMessages.ts';
export { listDraftMessages } from './admin/listDraftMessages.ts';
export { listManagedMessages } from './admin/listManagedMessages.ts';
export { newTranslate } from './admin/newTranslate.ts';
export { newTranslateFiles } from './admin/newTranslateFiles.ts';
export { publishMessages } from './admin/publishMessages.ts';
export { removeLanguage } from './admin/removeLanguage.ts';
export { translateText } from './admin/translateText.ts';
