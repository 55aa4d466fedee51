/** Keeps the check boxes of a checklist in this browser: those with `data-kept`, by that name. */
export function keepBoxes(): void {
  try {
    for (const box of document.querySelectorAll<HTMLInputElement>('[data-kept]')) {
      const key = `checked:${box.dataset.kept}`;
      box.checked = localStorage.getItem(key) !== null;
      box.addEventListener('change', () => {
        if (box.checked) localStorage.setItem(key, '1');
        else localStorage.removeItem(key);
      });
    }
  } catch {
    // Without storage the boxes can be checked until the page is left.
  }
}
