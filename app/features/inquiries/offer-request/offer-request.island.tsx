import { defineIsland } from '#app/platform/islands/define-island.ts';
import { OfferRequestForm } from './offer-request.form.tsx';

export default defineIsland('offer-request', OfferRequestForm);
