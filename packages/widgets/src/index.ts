export { defineWidgets } from './defineWidgets.ts';
export type { WidgetSource } from './widgetAddress.ts';
export type { WidgetEvents, WidgetReason } from './WidgetEvents.ts';
export { widgetHeight, widgetKinds, type WidgetKind } from '@volan/domain-rules';
