import { defineIsland } from '#app/platform/islands/define-island.ts';
import { PrivacyRequestForm } from './privacy-request.form.tsx';

export default defineIsland('privacy-request', PrivacyRequestForm);
