/** The icons of lucide that the product shows. One meaning each; a new one is added here. */
export const iconNames = [
  // actions
  'arrow-down-up', 'arrow-left', 'arrow-right', 'bell', 'bookmark', 'check', 'chevron-down', 'chevron-left',
  'chevron-right', 'chevron-up', 'copy', 'download', 'external-link', 'eye', 'eye-off', 'flag', 'git-compare-arrows',
  'heart', 'history', 'image-off', 'images', 'languages', 'layout-grid', 'layout-list', 'list', 'log-in', 'log-out',
  'mail', 'maximize', 'maximize-2', 'menu', 'message-circle', 'minus', 'monitor', 'moon', 'mouse-pointer-click',
  'pencil', 'phone', 'plus', 'printer', 'refresh-cw', 'rotate-ccw', 'search', 'search-x', 'send', 'share-2',
  'shopping-cart', 'sliders-horizontal', 'sun', 'trash-2', 'upload', 'user-plus', 'x', 'zoom-in', 'zoom-out',
  // things and states
  'apple', 'arrow-up-to-line', 'banknote', 'building-2', 'circle-alert', 'circle-check', 'circle-user-round', 'clock',
  'coins', 'gift', 'house', 'info', 'lock', 'package', 'play', 'rocket', 'server-crash', 'user', 'wifi-off',
  // answers and specifications of ads
  'anchor', 'armchair', 'arrow-down-to-line', 'arrow-left-right', 'arrow-up-from-line', 'badge-check', 'badge-info',
  'battery-charging', 'bed-double', 'bike', 'book-open-check', 'box', 'bus', 'calendar', 'calendar-check',
  'calendar-days', 'car', 'caravan', 'cigarette-off', 'circle', 'circle-dashed', 'circle-dot', 'clipboard-check', 'cog',
  'construction', 'container', 'cylinder', 'dice-5', 'disc', 'disc-3', 'door-open', 'droplets', 'factory', 'fan',
  'forklift', 'fuel', 'gauge', 'globe', 'hash', 'heater', 'hexagon', 'id-card', 'key-round', 'landmark', 'layers',
  'layers-2', 'leaf', 'life-buoy', 'map-pin', 'map-pinned', 'motorbike', 'move-horizontal', 'move-vertical',
  'package-open', 'palette', 'panel-top', 'plug-zap', 'puzzle', 'repeat-2', 'ruler', 'scale', 'settings-2', 'shield',
  'shield-check', 'ship', 'snowflake', 'sparkles', 'stamp', 'store', 'sun-snow', 'tag', 'target',
  'thermometer-snowflake', 'timer', 'tractor', 'triangle-alert', 'truck', 'user-check', 'users', 'van', 'warehouse',
  'weight', 'wrench', 'zap',
] as const;
