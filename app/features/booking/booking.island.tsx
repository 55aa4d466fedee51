import { defineIsland } from '#app/platform/islands/define-island.ts';
import { BookingForm } from './booking.form.tsx';

export default defineIsland('booking', BookingForm);
