import { defineIsland } from '#app/platform/islands/define-island.ts';
import { SignupForm } from './signup.form.tsx';

export default defineIsland('signup', SignupForm);
