import { island } from '../../../runtime/hydration/island.tsx';
import { FilterPanelPart } from './FilterPanelPart.tsx';

/** The filter form, on a public page as an island. */
export const FilterPanel = island('filterPanel', FilterPanelPart);
