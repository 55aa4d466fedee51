import { defineIsland } from '#app/platform/islands/define-island.ts';
import { ShortContactForm } from './short-contact.form.tsx';

export default defineIsland('short-contact', ShortContactForm);
