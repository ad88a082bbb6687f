import '@volan/ui/theme';
import { installBehaviour } from '@volan/ui/behaviour';
import { createRoot } from 'react-dom/client';
import { Page } from './shared/Page.tsx';

installBehaviour(document);
createRoot(document.querySelector('#root')).render(<Page />);
