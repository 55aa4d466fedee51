export const PERSON = 'visitor@example.com';
