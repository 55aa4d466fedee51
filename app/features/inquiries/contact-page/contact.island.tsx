import { defineIsland } from '#app/platform/islands/define-island.ts';
import { ContactForm } from './contact.form.tsx';

export default defineIsland('contact', ContactForm);
