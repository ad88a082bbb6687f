/** What the sheet of the widgets is built from: the tokens of the brands, and every part that a widget is drawn of. */
import '@volan/ui/theme';

export * from '@volan/features/widgets';
