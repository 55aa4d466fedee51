import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtInCompany } from '#app/facts/company.ts';
import { everySection } from '#app/facts/sections.ts';
import { builtInTeam } from '#app/facts/team.ts';
import { stories } from '#test/content-samples.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { previewedEmails, publishedDocuments } from '#test/published-documents.ts';
import { sentinelBrand, sentinelCompany, sentinelTeam } from '#test/sentinel-facts.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

/** Texts of the built-in company, of which none may be left once another one is published. */
const FORMER = [
  builtInCompany.name,
  builtInCompany.tagline,
  builtInCompany.email,
  builtInCompany.phone.display,
  builtInCompany.phone.href,
  builtInCompany.address.lines.join(', '),
  builtInCompany.address.postalCode,
  builtInCompany.officeHours.display,
  builtInCompany.serviceArea,
  builtInCompany.replyPromise,
  `within ${builtInCompany.serviceRadiusKm} km`,
  `in ${builtInCompany.address.locality}`,
  `${builtInCompany.address.locality}, O`,
  ...builtInCompany.socialLinks.map((link) => link.href),
];

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp('sqlite', { renderPage: await createPageRenderer() });
  const at = app.context.now().toISOString();
  await app.context.db
    .insertInto('newsletter_issues')
    .values({
      id: '01ARCH1VE000000000000AAAAA',
      state: 'sent',
      audience: 'all',
      is_queued: 1,
      subject: 'Three small wins',
      preheader: 'One line',
      body: 'Hello.',
      started_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute();
});
afterAll(() => app.close());

/** Which texts of the former company are left, with what stands around them. */
function leftIn(where: string, text: string): string[] {
  let plain = text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  // The shops of a customer are where the story says, wherever the company is.
  if (where.endsWith('/bakery-online-orders')) plain = plain.replace('shops in Mississauga', '');
  return FORMER.filter((former) => plain.toLowerCase().includes(former.toLowerCase())).map(
    (former) => {
      const at = plain.toLowerCase().indexOf(former.toLowerCase());
      return `${where}: …${plain.slice(Math.max(0, at - 60), at + former.length + 20)}…`;
    },
  );
}

async function allDocuments(): Promise<Map<string, string>> {
  const all = await publishedDocuments(app);
  const onRequest = ['/book', '/search?q=resource+pack', '/nowhere', '/newsletter', '/sent'];
  for (const path of ['/admin/login', ...onRequest]) {
    all.set(path, await (await app.request(path)).text());
  }
  return all;
}

test('the legal pages show who answers about privacy and since when they apply', async () => {
  app.context.ownerFacts.show({ company: sentinelCompany, sections: everySection });
  const policy = await app.renderPage('/privacy-policy');
  const [, contact = ''] = policy.split(/<\/?address/);
  expect(contact).toContain('Odalys Fernwhistle');
  expect(contact).toContain('mailto:privacy@quibblewick.ca');
  expect(contact).not.toContain('Privacy Officer');
  expect(policy).toContain('<time dateTime="2025-02-03">February 3, 2025</time>');
  const terms = await app.renderPage('/terms-of-service');
  expect(terms).toContain('<time dateTime="2025-03-04">March 4, 2025</time>');
  const [, termsContact = ''] = terms.split(/<\/?address/);
  expect(termsContact).toContain('burrow@quibblewick.ca');
  expect(termsContact).not.toContain('Odalys Fernwhistle');
});

test('no page, feed or file keeps a fact or a member of the former company, its logo or colour', async () => {
  app.context.ownerFacts.show({
    company: sentinelCompany,
    brand: sentinelBrand,
    team: sentinelTeam,
    sections: everySection,
  });
  const documents = await allDocuments();
  expect([...documents].flatMap(([path, text]) => leftIn(path, text))).toEqual([]);
  expect(documents.get('/llms.txt')).toMatch(/^# Quibblewick\n/);
  expect(documents.get('/contact')).toContain('7 Lantern Way');
  expect(documents.get('/')).toContain('across Whitehorse and Southern Yukon');
  // A real author stays the author of what they wrote.
  const authors = stories.filter(({ frontMatter }) => frontMatter.authorIsSample === false);
  const written = authors.map(({ frontMatter }) => frontMatter.author);
  const former = builtInTeam
    .flatMap(({ name, bio }) => [name, bio])
    .filter((one) => !written.includes(one));
  const left = [...documents].flatMap(([path, text]) =>
    former.filter((one) => text.includes(one)).map((one) => `${path}: ${one}`),
  );
  expect(left).toEqual([]);
  const pages = [...documents].filter(([, text]) => text.includes('<header class="site-header">'));
  expect(pages.length).toBeGreaterThan(40);
  const { logo, logoDark, palette } = sentinelBrand;
  for (const [path, html] of pages) {
    for (const part of [
      `alt="Quibblewick" class="logo-image" src="/pictures/${logo?.id}.webp"`,
      `srcSet="/pictures/${logoDark?.id}.webp"`,
      `--color-signal:light-dark(${palette?.light},${palette?.dark})`,
      `/pictures/${logo?.id}-white.png`,
      `content="http://localhost:3000/pictures/${logo?.id}-social.png"`,
    ]) {
      expect([path, part, html.includes(part)]).toEqual([path, part, true]);
    }
    expect([path, html.includes('logo-mark')]).toEqual([path, false]);
  }
  const about = documents.get('/about') ?? '';
  for (const text of [
    'Zephyrine Oakapple',
    'Lamplighter',
    'two people in Whitehorse',
    '"employee"',
  ]) {
    expect([text, about.includes(text)]).toEqual([text, true]);
  }
  expect(about).toContain('aaaabbbbccccddddaaaabbbbccccdddd-320.avif 320w');
  expect(about).not.toContain('sample profiles');
  const post = documents.get('/resources/blog/ai-customer-service-human-touch') ?? '';
  expect(post).toContain('Zephyrine Oakapple');
  expect(post).not.toContain('Sample author');
  // Nobody took the place of the other authors.
  expect(documents.get('/resources/blog/atom.xml')).toContain('<name>Quibblewick</name>');
});

test('every email shows the logo by its absolute address, the accent colour and the company of today', async () => {
  app.context.ownerFacts.show({
    company: sentinelCompany,
    brand: sentinelBrand,
    sections: everySection,
  });
  const { logo, palette } = sentinelBrand;
  for (const [name, mail] of await previewedEmails(app)) {
    expect(mail.html, name).toContain(`http://localhost:3000/pictures/${logo?.id}-white.png`);
    expect(mail.html, name).toContain(palette?.email);
    expect(mail.html, name).not.toContain('#cf4520');
    expect(mail.from).toBe('Quibblewick <burrow@quibblewick.ca>');
    expect([...leftIn(name, JSON.stringify(mail)), ...leftIn(name, mail.text)]).toEqual([]);
  }
});
