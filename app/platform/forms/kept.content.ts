/** Said about a form that the browser has queued because it couldn't reach the server. */
export const keptWords = {
  offline: 'Saved on this device. It goes out as soon as you’re online.',
  noServer: 'Saved on this device. It goes out as soon as our server is back.',
} as const;
