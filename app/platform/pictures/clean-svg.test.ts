import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const root = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 24 12"${more}>${inside}</svg>`;

test('shapes, gradients and clipping stay; what a drawing program keeps for itself goes', () => {
  const drawn = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Generator: a drawing program -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
${root(
  `<title>Logo &amp; name</title><metadata><rdf:RDF><cc:Work rdf:about="http://a.b"><dc:x/></cc:Work></rdf:RDF></metadata>
  <sodipodi:namedview id="n" pagecolor="#fff"/>
  <style type="text/css"><![CDATA[.a{fill:#C92F0A;}.a,.b{opacity:.5}]]></style>
  <defs><linearGradient id="g"><stop offset="0%" style="stop-color:#fff;-inkscape-x:1"/></linearGradient>
  <linearGradient id="h" xlink:href="#g"/></defs>
  <g class="a" inkscape:label="x" data-name="one"><path class="b" d="M0,0 L1e1-2.5z" fill="red"/></g>
  <rect width="10" height='5' fill="url(#g)"/>`,
  ' version="1.1" onfocusless=""',
).replace(' onfocusless=""', '')}`;
  const { svg, width, height } = cleanSvg(drawn) as { svg: string; width: number; height: number };
  expect([width, height]).toEqual([24, 12]);
  expect(svg.replace(/\s+(?=<)/g, '').replace(/>\s+/g, '>')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12" width="24" height="12">' +
      '<defs><linearGradient id="g"><stop offset="0%" stop-color="#fff"/></linearGradient>' +
      '<linearGradient id="h" href="#g"/></defs>' +
      '<g fill="#C92F0A" opacity=".5"><path d="M0,0 L1e1-2.5z" fill="red" opacity=".5"/></g>' +
      '<rect width="10" height="5" fill="url(#g)"/></svg>',
  );
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script in capitals', '<SCRIPT>alert(1)</SCRIPT>'],
  ['a handler', '<path onload="alert(1)" d="M0 0"/>'],
  ['a handler on a dropped name', '<g xml:onclick="x()"/>'],
  ['a foreign object', '<foreignObject><div/></foreignObject>'],
  ['an image', '<image href="https://a.b/c.png"/>'],
  ['a reference to another file', '<linearGradient xlink:href="https://a.b/#c"/>'],
  ['a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
  ['an animation', '<set attributeName="href" to="javascript:alert(1)"/>'],
  ['many copies of a part', '<use href="#x"/>'],
  ['a fill from elsewhere', '<path fill="url(https://a.b/c)" d="M0 0"/>'],
  ['a style from elsewhere', '<style>@import url(https://a.b/c.css);</style>'],
  ['a style for elements', '<style>path{fill:red}</style>'],
  ['a filter', '<filter id="f"/>'],
  ['an entity', '<path d="&x;"/>'],
])('%s is refused', (_name, inside) => {
  expect(cleanSvg(root(inside))).toEqual({ fault: 'svg-unsafe' });
});

test('entities of a document type, letters, and what is not well formed have reasons of their own', () => {
  const entity = `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${root('<path d="&a;"/>')}`;
  expect(cleanSvg(entity)).toEqual({ fault: 'svg-unsafe' });
  expect(cleanSvg(root('<text x="1">Quibblewick</text>'))).toEqual({ fault: 'svg-text' });
  for (const text of [
    '',
    '<svg>',
    root('<g>'),
    root('<g></path>'),
    root('<path d="M0 0" d/>'),
    root('') + root(''),
    '<g/>',
    '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    root('<g>'.repeat(100) + '</g>'.repeat(100)),
    root('<path d="M0 0"/>'.repeat(6000)),
  ]) {
    expect([text.slice(0, 80), cleanSvg(text)]).toEqual([
      text.slice(0, 80),
      { fault: 'svg-damaged' },
    ]);
  }
});

test('whatever is put together, the result has known names only and nothing that runs or fetches', () => {
  const name = fc.constantFrom('g', 'path', 'script', 'style', 'image', 'a', 'svg', 'x:y', 'title');
  const attribute = fc.tuple(
    fc.constantFrom('d', 'fill', 'onload', 'href', 'xlink:href', 'style', 'class', 'id'),
    fc.constantFrom(
      'M0 0',
      'red',
      'javascript:x',
      '#a',
      'fill:url(//x)',
      '&quot;>',
      '&#60;script>',
      'a',
    ),
  );
  const element = fc.tuple(name, fc.array(attribute, { maxLength: 3 }), fc.boolean());
  fc.assert(
    fc.property(fc.array(element, { maxLength: 6 }), (elements) => {
      const inside = elements
        .map(([tag, attributes, isEmpty]) => {
          const text = attributes.map(([key, value]) => ` ${key}="${value}"`).join('');
          return isEmpty ? `<${tag}${text}/>` : `<${tag}${text}>`;
        })
        .join('');
      const closing = elements.filter(([, , isEmpty]) => !isEmpty).map(([tag]) => `</${tag}>`);
      const { svg } = cleanSvg(root(inside + closing.reverse().join(''))) as { svg?: string };
      if (svg === undefined) return;
      expect(svg).not.toMatch(/<(?!\/?(g|path|svg)[\s/>])/);
      expect(svg).not.toMatch(/ on\w+=|javascript|\/\/x/i);
    }),
    { numRuns: 500 },
  );
});

const drawing = (inner: string) => `<svg viewBox="0 0 100 100">${inner}</svg>`;
const nested = (kind: string, attribute: string, levels: number) =>
  Array.from(
    { length: levels },
    (_, at) =>
      `<${kind} id="m${at}">${`<rect width="9" height="9" ${attribute}="url(#m${at + 1})"/>`.repeat(8)}</${kind}>`,
  ).join('');

test.each([
  ['masks within masks', drawing(nested('mask', 'mask', 8))],
  ['clips within clips', drawing(nested('clipPath', 'clip-path', 8))],
  ['very many masked shapes', drawing('<rect mask="url(#m)"/>'.repeat(200))],
  [
    'a chain of gradients',
    drawing(
      Array.from({ length: 101 }, (_, i) => `<linearGradient id="g${i}" href="#g${i + 1}"/>`).join(
        '',
      ),
    ),
  ],
  [
    'hundreds of gradients over each other',
    drawing('<path d="M0 0L9 9" fill="url(#g)"/>'.repeat(501)),
  ],
  ['millions of dashes', drawing('<path d="M0 0L9 9" stroke-dasharray="0.0001"/>')],
  ['dashes of no length', drawing('<path d="M0 0L9 9" stroke-dasharray="0 0"/>')],
  ['dashes in a long file', drawing(`<path d="M0 0${'L9 9'.repeat(6000)}" stroke-dasharray="9"/>`)],
  ['a very long style', drawing(`<style>${'a'.repeat(100_000)}</style>`)],
])('what would take minutes to draw is refused: %s', (_name, svg) => {
  expect(cleanSvg(svg)).toEqual({ fault: 'svg-unsafe' });
});

test('attributes named like properties that every object has are left out', () => {
  const names = ['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty'];
  const shape = `<rect ${names.map((name) => `${name}="x"`).join(' ')} width="9" height="9"/>`;
  expect(cleanSvg(root(shape))).toMatchObject({
    svg: expect.stringContaining('<rect width="9" height="9"/>'),
  });
});

test('an ordinary mask and ordinary dashes stay', () => {
  const mask = '<mask id="m"><rect width="9" height="9"/></mask>';
  const shape = '<rect width="9" height="9" mask="url(#m)" stroke-dasharray="4 2"/>';
  const { svg } = { svg: '', ...cleanSvg(drawing(mask + shape)) };
  expect(svg).toContain(`${mask}${shape}`);
});

test('a file of the permitted size is read in linear time', () => {
  for (const part of [
    '<style',
    '<style>',
    '<!--',
    '<!--x>',
    '<![CDATA[',
    '<svg ',
    '<g a="',
    '<?',
    '<!a',
    '<!DOCTYPE',
    '&#x;',
  ]) {
    for (const start of ['', '<svg viewBox="0 0 9 9">', '<svg viewBox="0 0 9 9"><style>']) {
      const from = process.cpuUsage();
      cleanSvg(start + part.repeat(200_000 / part.length));
      // It takes milliseconds; quadratic reading took 14 seconds.
      expect([part, start, process.cpuUsage(from).user < 3_000_000]).toEqual([part, start, true]);
    }
  }
});

test('a name of a class that is repeated costs no more than once', () => {
  const properties = Array.from({ length: 1500 }, (_, at) => `p${at}:1`).join(';');
  const style = `<style>.a{${properties};fill:red}</style>`;
  const shape = `<rect width="9" height="9" class="${'a '.repeat(90_000)}"/>`;
  const from = process.cpuUsage();
  const { svg } = { svg: '', ...cleanSvg(`<svg viewBox="0 0 9 9">${style}${shape}</svg>`) };
  expect(svg).toContain('<rect width="9" height="9" fill="red"/>');
  // Each repetition used to apply each property: up to 44 seconds.
  expect(process.cpuUsage(from).user).toBeLessThan(1_000_000);
});

test('spaces, selectors and style attributes are read in linear time', () => {
  const spaces = ' '.repeat(9_000);
  const selectors = Array.from({ length: 200 }, (_, at) => `.c${at}`).join(',');
  const declarations = 'fill:red;'.repeat(900);
  for (const content of [
    `<style>${selectors}{fill:r${spaces}x}</style>`,
    `<style>${selectors}{${declarations}}</style>`,
    `<g style="a:1${' '.repeat(150_000)}x"/>`,
  ]) {
    const from = process.cpuUsage();
    cleanSvg(`<svg viewBox="0 0 9 9">${content}</svg>`);
    expect(process.cpuUsage(from).user).toBeLessThan(1_000_000);
  }
});

test('a short file whose classes would make it very long is refused', () => {
  const points = '1,1 '.repeat(3_900);
  const shapes = '<polygon class="a"/>'.repeat(1_000);
  const text = `<svg viewBox="0 0 9 9"><style>.a{points:${points}}</style>${shapes}</svg>`;
  expect(cleanSvg(text).fault).toBe('too-large');
});
