/** When overlays show, for code that decides and draws nothing: no component and no styles come along. */
export * from '../AppDownloadModal/appToOffer.ts';
export * from '../LanguageOverlay/asksForLanguage.ts';
export * from '../PushOverlay/pushOverlayFor.ts';
