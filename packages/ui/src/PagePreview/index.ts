export { PagePreview, type PagePreviewProps } from './PagePreview.tsx';
