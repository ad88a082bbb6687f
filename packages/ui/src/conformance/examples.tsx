/// <reference types="vite/client" />
import { createElement, type ComponentType } from 'react';
import { createToasts } from '../Toast/index.ts';

type AnyComponent = ComponentType<Record<string, unknown>>;

interface StoryFile {
  default: { component?: AnyComponent; args?: Record<string, unknown> };
  [story: string]: { args?: Record<string, unknown> };
}

/** A component as the reference shows it: its name and the props of its first story. */
export interface Example {
  name: string;
  Component: AnyComponent;
  props: Record<string, unknown>;
}

const files = import.meta.glob<StoryFile>('../*/*.stories.tsx', { eager: true });
const exported = import.meta.glob<Record<string, unknown>>('../index.ts', { eager: true })['../index.ts'] ?? {};

const components = new Map(
  Object.entries(exported).filter(
    (entry): entry is [string, AnyComponent] => /^[A-Z]/.test(entry[0]) && typeof entry[1] === 'function',
  ),
);

const words = 'Oglasi';
const link = { label: words, href: '/oglasi', icon: 'heart', count: '3', current: false };
const entry = createElement('li', null, words);
const country = { code: 'RS', name: 'Srbija', href: '/rs', count: '3', current: false };
const conversation = { href: '/poruke/1', name: 'Ana', initials: 'A', last: words, time: 'juče' };

/** Smaller parts that stories show inside of others. */
const parts: Readonly<Record<string, Record<string, unknown>>> = {
  AdCardSkeleton: {},
  AuditDetails: { summary: words, emptyLabel: words, beforeLabel: words, afterLabel: words, changes: [] },
  AdFacts: { facts: [{ label: 'Godište', text: '2021' }], look: 'line' },
  BadgePlace: {},
  BarMenu: { label: words, icon: 'car', children: words },
  CartLines: { label: words, children: entry },
  ChangedList: { title: words, changes: [] },
  CompactConversations: { label: words, conversations: [conversation] },
  ConversationListSkeleton: {},
  CountryList: {
    id: 'countries',
    countries: [country],
    all: { label: words, href: '/', count: '3', current: true },
    labels: { search: words, noneFound: words, noneFoundText: words },
  },
  DetectedCountry: { code: 'RS', sentence: words, goLabel: words, href: '/rs' },
  EmbedGrid: { children: [words] },
  FilterLine: { children: words },
  FormItem: { children: words },
  HeaderDropdown: { trigger: words, children: words },
  HeaderWay: link,
  MenuEntries: { entries: [link] },
  MenuPanel: { children: words },
  MessageDay: { label: words, children: entry },
  NotificationDay: { title: words, children: words },
  PlacementSketch: { tier: 'top' },
  PriceRatingTag: { rating: 'none', children: words },
  QuickAdGrid: { children: [words] },
  QuickAdTileSkeleton: {},
  Radio: { name: 'fuel', value: 'dizel', children: words },
  ToolbarGroup: { children: words },
  SimilarAdsCount: { found: 1, needed: 5, children: words },
  ToastContainer: { toasts: createToasts(), closeLabel: words },
  ViewedAdTile: {
    ad: {
      href: '/oglas/1',
      title: words,
      price: '1 €',
      missingPicture: { outline: 'wagon', alt: words },
      date: words,
      time: '10:42',
      dateTime: '2026-11-25',
    },
  },
};

/** Every exported component, with the props of its first story or those of `parts`. */
export const examples: readonly Example[] = [
  ...Object.values(files).flatMap(({ default: meta, ...stories }) => {
    const [name] = [...components].find(([, component]) => component === meta.component) ?? [];
    const [first] = Object.values(stories);
    return name && meta.component ? [{ name, Component: meta.component, props: { ...meta.args, ...first?.args } }] : [];
  }),
  ...Object.entries(parts).flatMap(([name, props]) => {
    const Component = components.get(name);
    return Component ? [{ name, Component, props }] : [];
  }),
].toSorted((a, b) => a.name.localeCompare(b.name));

/** Exported components that nothing above draws. */
export const withoutExample = [...components.keys()].filter((name) => !examples.some((known) => known.name === name));
