import type { LinkComponentProps } from '@volan/ui/LinkProvider';
import { useRouter } from '@tanstack/react-router';

/** How the links of the design system are drawn here: their addresses are finished, so that the router takes them whole. */
export function RouterLink({ href, onClick, children, ...rest }: LinkComponentProps) {
  const router = useRouter();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey } = event;
        if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;

        event.preventDefault();
        router.history.push(href);
      }}
    >
      {children}
    </a>
  );
}
