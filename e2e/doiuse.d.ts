/** The package's own types are not in its `exports`. */
declare module 'doiuse/lib/DoIUse.js' {
  import type { Plugin } from 'postcss';

  export default class DoIUse implements Plugin {
    readonly postcssPlugin: string;
    constructor(options: {
      browsers: readonly string[];
      onFeatureUsage(usage: { feature: string; message: string }): void;
    });
  }
}
