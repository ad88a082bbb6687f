import { island } from '../../../runtime/hydration/island.tsx';
import { FilterPanelIsland } from './FilterPanel.island.tsx';

/** The filter form, on a public page as an island. */
export const FilterPanel = island('filterPanel', FilterPanelIsland);
