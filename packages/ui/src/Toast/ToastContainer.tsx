'use client';

import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { useMergedRefs } from '../element/useMergedRefs.ts';
import type { ShownToast, Toasts } from './createToasts.ts';
import { Toast } from './Toast.tsx';
import { held, container } from './Toast.css.ts';

export interface ToastContainerProps extends ElementProps<'div', 'popover'> {
  /** The messages of the app, from `createToasts()`. */
  toasts: Toasts;
  /** Name of the button that closes an error: "Zatvori poruku". */
  closeLabel: string;
}

const none: readonly ShownToast[] = [];

/** Parts in which Escape does something else. */
const ownEscape = 'input, textarea, select, [contenteditable], details[open], dialog';
/** Parts over the page, which Escape closes first. */
const openLayer = 'dialog[open], [popover]:not([popover=manual]):popover-open';

/** The container of toasts, once a page: toasts are announced politely, errors at once. [C50] */
export function ToastContainer({ toasts, closeLabel, ref: theirs, ...rest }: ToastContainerProps) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.shown, () => none);
  const ref = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(ref, theirs);
  const cameFrom = useRef<HTMLElement | null>(null);
  /** Takes it away; the focus that was in it goes back to where it came from. */
  const close = (id: number) => {
    if (ref.current?.contains(document.activeElement)) cameFrom.current?.focus();
    toasts.close(id);
  };

  useEffect(() => {
    let newest = 0;
    const rise = () => {
      const element = ref.current;
      const last = toasts.shown().at(-1)?.id ?? 0;
      // A dialog that was opened in the meantime lies above: what is opened last lies on top.
      if (last > newest && element?.matches(':popover-open') && document.querySelector('dialog:modal')) {
        element.hidePopover();
      }
      newest = last;
      if (element && !element.matches(':popover-open')) element.showPopover();
    };
    rise();

    return toasts.subscribe(rise);
  }, [toasts]);

  const closeNewest = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    const newest = toasts.shown().at(-1);
    if (key !== 'Escape' || !newest || !(target instanceof Element)) return;

    const isHere = ref.current?.contains(target) === true;
    if (isHere || (!target.closest(ownEscape) && !document.querySelector(openLayer))) close(newest.id);
  });

  useEffect(() => {
    // before menus and dialogs close, so that one press closes one thing
    const onKey = (event: KeyboardEvent) => closeNewest(event);
    document.addEventListener('keydown', onKey, { capture: true });

    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, []);

  const draw = (tone: 'done' | 'error') =>
    shown
      .filter((toast) => (toast.tone ?? 'done') === tone)
      .map(({ id, text, icon, action, fading }) => {
        const look = {
          icon,
          fading,
          action: action && {
            label: action.label,
            onClick: () => {
              close(id);
              action.onClick();
            },
          },
        };
        return (
          <div
            key={id}
            className={held}
            onPointerEnter={() => toasts.hold(id)}
            onPointerLeave={({ currentTarget }) => {
              if (!currentTarget.contains(document.activeElement)) toasts.release(id);
            }}
            onFocus={({ relatedTarget }) => {
              if (relatedTarget instanceof HTMLElement && !ref.current?.contains(relatedTarget)) {
                cameFrom.current = relatedTarget;
              }
              toasts.hold(id);
            }}
            onBlur={({ currentTarget }) => {
              if (!currentTarget.matches(':hover')) toasts.release(id);
            }}
          >
            {tone === 'error' ? (
              <Toast {...look} tone="error" close={{ label: closeLabel, onClick: () => close(id) }}>
                {text}
              </Toast>
            ) : (
              <Toast {...look}>{text}</Toast>
            )}
          </div>
        );
      });

  return (
    <div {...rest} className={container} ref={merged} popover="manual">
      <div role="alert">{draw('error')}</div>
      <div role="status">{draw('done')}</div>
    </div>
  );
}
