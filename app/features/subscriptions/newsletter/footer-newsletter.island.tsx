import { defineIsland } from '#app/platform/islands/define-island.ts';
import { NewsletterForm } from './newsletter.form.tsx';

export default defineIsland('footer-newsletter', NewsletterForm);
