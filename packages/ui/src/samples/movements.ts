import type { CreditMovement } from '../CreditLedger/CreditLedger.tsx';
import { formats } from './formats.ts';

export const movements: CreditMovement[] = [
  {
    id: '1',
    text: 'Dopuna karticom',
    date: '18.11.',
    dateTime: '2026-11-18',
    amount: '+50',
    gain: true,
    balance: '60',
  },
  {
    id: '2',
    text: 'Top, Škoda Octavia',
    href: '#octavia',
    date: '17.11.',
    dateTime: '2026-11-17',
    amount: '−9',
    gain: false,
    balance: '10',
  },
  {
    id: '3',
    text: 'Na početnoj, Hyundai i20',
    href: '#i20',
    date: '17.11.',
    dateTime: '2026-11-17',
    amount: '−10',
    gain: false,
    balance: '19',
  },
  {
    id: '4',
    text: formats.count('product.images', 20),
    date: '12.11.',
    dateTime: '2026-11-12',
    amount: '−3',
    gain: false,
    balance: '29',
  },
];
