import packageJson from '../package.json' with { type: 'json' };

/** What both builds of scripts and styles are made for: the browsers that package.json names. */
export const buildTargets = {
  target: 'es2022',
  cssTarget: packageJson.browserslist.map(cssTargetOf),
};

/** `ios_saf >= 17.5`, as package.json names it, is `ios17.5` here. */
function cssTargetOf(query: string): string {
  const [browser = '', version = ''] = query.split(' >= ');
  return `${browser === 'ios_saf' ? 'ios' : browser}${version}`;
}
