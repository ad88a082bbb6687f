export * from './EmbedGrid.tsx';
export * from './EmbedWidget.tsx';
