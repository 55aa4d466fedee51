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
  const typed = [...element.querySelectorAll<HTMLInputElement>('[name]')].filter(hasChanged);
  flushSync(() => createRoot(element).render(content));
  for (const before of typed) {
    const control = element.querySelector<HTMLInputElement>(selectorOf(before));
    if (!control) continue;
    if (isChoice(before)) {
      // A radio button is left by choosing another one.
      if (before.checked !== control.checked && (before.checked || before.type !== 'radio')) {
        control.click();
      }
      continue;
    }
    control.value = before.value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (focused?.id && !focused.isConnected) document.getElementById(focused.id)?.focus();
}

function hasChanged(control: HTMLInputElement): boolean {
  const { type, value, defaultValue, checked, defaultChecked } = control;
  return isChoice(control)
    ? checked !== defaultChecked
    : value !== defaultValue && type !== 'hidden' && type !== 'file';
}

function isChoice({ type }: HTMLInputElement): boolean {
  return type === 'radio' || type === 'checkbox';
}

/** A slot of the calendar has no id, but a value of its own. */
function selectorOf({ id, name, value }: HTMLInputElement): string {
  return id ? `#${CSS.escape(id)}` : `[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`;
}
