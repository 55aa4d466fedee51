import { createElement, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { IslandDefinition } from './define-island.ts';

/** Lets React take over what the server has rendered into `element`. */
export function hydrate(element: Element, island: IslandDefinition<object>, props: object): void {
  const content = createElement(island.component, props);
  // A browser that translates a page puts each text into <font>, so React wouldn't know it again.
  if (element.querySelector('font')) renderAnew(element, content);
  else hydrateRoot(element, content);
}

/** With what the visitor has typed and chosen, and with the focus; the browser translates it again. */
function renderAnew(element: Element, content: ReactElement): void {
  const focused = document.activeElement;
  const typed = [...element.querySelectorAll<HTMLInputElement>('[name][id]')].filter(hasChanged);
  flushSync(() => createRoot(element).render(content));
  for (const { id, value, checked } of typed) {
    const control = document.getElementById(id) as HTMLInputElement | null;
    if (!control) continue;
    control.value = value;
    control.checked = checked;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (focused?.id && !focused.isConnected) document.getElementById(focused.id)?.focus();
}

function hasChanged({ type, value, defaultValue, checked, defaultChecked }: HTMLInputElement) {
  return type === 'radio' || type === 'checkbox'
    ? checked !== defaultChecked
    : value !== defaultValue && type !== 'hidden' && type !== 'file';
}
