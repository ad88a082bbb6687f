/** The sources of the widgets' sheet: the tokens of the brands, and every component of a widget. */
import '@volan/ui/theme';

export * from '@volan/features/widgets';
