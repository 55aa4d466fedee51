/** Marks the pages inside as taken over by the router (`hydrated` in app/routes.ts). */
export const handle = { hydrated: true };
