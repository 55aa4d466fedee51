type Policy = Record<
  'createHTML' | 'createScript' | 'createScriptURL',
  (text: string) => string | null
>;
type TrustedTypes = { createPolicy(name: string, policy: Policy): unknown };

/** Allowed worker scripts: the build's own files, and the service worker that sends the queue. */
const OWN_SCRIPT = /^\/(assets\/[\w.-]+|sw)\.js$/;

/**
 * Defines the Trusted Types policy `default`: what the pages' own code may pass where a browser
 * turns strings into markup or code (Content-Security-Policy: require-trusted-types-for 'script').
 * Everything else is blocked. Does nothing in a browser without Trusted Types.
 */
export function allowOwnScripts(): void {
  const { trustedTypes, origin } = window as Window & { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', createOwnPolicy(origin));
}

/**
 * Allows structured data, which becomes a script element with JSON that can't run, and the one
 * markup string from which React creates every script element.
 */
export function createOwnPolicy(origin: string): Policy {
  return {
    createHTML: (text) => (text === '<script></script>' ? text : plainJson(text)),
    createScript: plainJson,
    createScriptURL: (address) =>
      OWN_SCRIPT.test(address.startsWith(origin) ? address.slice(origin.length) : address)
        ? address
        : null,
  };
}

function plainJson(text: string): string | null {
  try {
    return typeof JSON.parse(text) === 'object' && !text.includes('<') ? text : null;
  } catch {
    return null;
  }
}
