import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { movedPages } from './admin/shell/moved-pages.ts';
import { industries } from './facts/industries.ts';
import { toolAliases, tools } from './facts/tools.ts';

/** One file, six pages: each path has its entry in service-pages.content.ts. */
const servicePaths = [
  'ai-automation-solutions/marketing-automation',
  'ai-automation-solutions/workflow-automation',
  'ai-automation-solutions/customer-service-automation',
  'ai-consultation/ai-readiness-assessment',
  'ai-consultation/ai-strategy-development',
  'ai-consultation/implementation-support',
];

/** The site map, in the order of the specification. */
const pages = [
  index('pages/home.route.tsx'),
  route('about', 'pages/about.route.tsx'),
  route('contact', 'pages/contact.route.tsx'),

  route('services', 'features/services/services.route.tsx'),
  ...servicePaths.map((path) =>
    route(`services/${path}`, 'features/services/service-detail.route.tsx', { id: path }),
  ),
  route('industries', 'features/industries/industries.route.tsx'),
  ...industries.map(({ slug }) =>
    route(`industries/${slug}`, 'features/industries/industry.route.tsx', {
      id: `industries/${slug}`,
    }),
  ),
  route('pricing', 'pages/pricing.route.tsx'),
  route('web-app-development', 'features/web-apps/web-app-development.route.tsx'),
  route('web-apps/path-to-canada', 'features/web-apps/path-to-canada.route.tsx'),
  route('web-apps/ai-data-gem', 'features/web-apps/ai-data-gem.route.tsx'),
  route('done-for-you-ai-agency', 'features/agency/agency.route.tsx'),
  route('courses', 'features/courses/courses.route.tsx'),
  route('courses/:slug', 'pages/course-detail.route.tsx'),

  route('sent', 'features/inquiries/sent.route.tsx'),
  route('book', 'features/booking/book.route.tsx'),
  route('book/earlier', 'features/booking/earlier/earlier.route.tsx'),
  route('earlier-times/:token', 'features/booking/earlier/former-offer.route.ts'),
  route('bookings/:token', 'features/booking/manage/manage.route.tsx'),
  route('bookings/:token/invite.ics', 'features/booking/invites/invite-file.route.ts'),

  route('special-offer', 'pages/offer.route.tsx'),
  route('sales-deck', 'features/deck/deck.route.tsx'),
  route('sales-presentation', 'features/deck/presentation.route.tsx'),

  route('newsletter', 'features/subscriptions/newsletter/newsletter.route.tsx'),
  route('newsletter/issues', 'features/subscriptions/newsletter/archive/archive.route.tsx'),
  route(
    'newsletter/issues/:slug',
    'features/subscriptions/newsletter/archive/archived-issue.route.tsx',
  ),
  // The same pages for both kinds of lists.
  ...(['newsletter', 'waitlist'] as const).flatMap((kind) => [
    route(`${kind}/check`, 'features/subscriptions/check.route.tsx', { id: `${kind}-check` }),
    route(`${kind}/confirm/:token`, 'features/subscriptions/confirm.route.tsx', {
      id: `${kind}-confirm`,
    }),
  ]),
  route('u/:token', 'features/subscriptions/leave.route.tsx', { id: 'newsletter-leave' }),
  route('waitlist/leave/:token', 'features/subscriptions/leave.route.tsx', {
    id: 'waitlist-leave',
  }),
  route(
    'newsletter/preferences/:token',
    'features/subscriptions/newsletter/newsletter-preferences.route.tsx',
  ),
  route('waitlist', 'features/subscriptions/waitlist/waitlist.route.tsx'),
  route('resources', 'features/resources/resources-hub.route.tsx'),
  route('resources/blog', 'features/articles/blog-index.route.tsx'),
  route('resources/blog/:slug', 'features/articles/article.route.tsx', { id: 'post' }),
  route('resources/case-studies', 'features/articles/case-studies-index.route.tsx'),
  route('resources/case-studies/:slug', 'features/articles/article.route.tsx', {
    id: 'case-study',
  }),
  route('resources/tools', 'features/resources/tools-listing.route.tsx'),
  ...[...tools.map(({ slug }) => slug), ...Object.keys(toolAliases)].map((slug) =>
    route(`resources/tools/${slug}`, 'features/tools/page/tool.route.tsx', { id: `tool-${slug}` }),
  ),
  route('resources/automation-templates', 'features/resources/templates.route.tsx'),
  route('resources/automation-templates/:slug', 'pages/template-detail.route.tsx'),
  route('resources/templates/:slug?', 'features/resources/templates-alias.route.tsx'),
  route('resources/library', 'features/resources/library.route.tsx'),
  route('resources/downloads/:slug', 'pages/download-detail.route.tsx'),
  route('resources/guides', 'features/resources/category.route.tsx', { id: 'guides' }),
  route('resources/checklists', 'features/resources/category.route.tsx', { id: 'checklists' }),
  route('search', 'pages/search.route.tsx'),

  route('api-docs', 'api-docs.route.tsx'),
  route('privacy/request', 'features/inquiries/privacy-request/privacy-request.route.tsx'),
  route('privacy-policy', 'features/legal/privacy-policy.route.tsx'),
  route('terms-of-service', 'features/legal/terms-of-service.route.tsx'),

  route('*', 'layout/not-found.route.tsx'),
];

/** The owner's area. */
const adminPages = [
  route('admin/login', 'admin/session/login.route.tsx'),
  route('admin/password/:token', 'admin/users/password.route.tsx'),
  // One guard for all of these: admin.layout.tsx. Who may open which: admin/session/access.ts.
  layout('admin/admin.layout.tsx', [
    ...Object.keys(movedPages).map((path) =>
      route(path.slice(1), 'admin/shell/moved.route.ts', { id: path }),
    ),
    route('admin/start', 'admin/start/start.route.tsx'),
    route('admin/email-integration', 'admin/email-integration/email-integration.route.tsx'),
    route('admin/today', 'admin/today/today.route.tsx'),
    route('admin/inbox', 'admin/inbox/inbox.route.tsx'),
    route('admin/inbox/:id', 'admin/inbox/submission.route.tsx'),
    route('admin/bookings', 'admin/bookings/bookings.route.tsx'),
    route('admin/bookings/:id', 'admin/bookings/booking.route.tsx'),
    route('admin/booking-rules', 'admin/bookings/booking-rules.route.tsx'),
    route('admin/numbers', 'admin/numbers/numbers.route.tsx'),
    route('admin/newsletter', 'admin/newsletter/issues.route.tsx'),
    route('admin/newsletter/subscribers', 'admin/newsletter/subscribers.route.tsx'),
    route('admin/newsletter/:id', 'admin/newsletter/issue.route.tsx'),
    route('admin/newsletter/:id/autosave', 'admin/newsletter/issue-autosave.route.ts'),
    route('admin/newsletter/:id/preview', 'admin/newsletter/issue-preview.route.ts'),
    // Their sets and fields: admin/content/screens.server.ts.
    ...['business', 'team', 'claims', 'courses', 'prices', 'site', 'texts/:page'].map((screen) =>
      route(`admin/${screen}`, 'admin/content/editor.route.tsx', { id: `admin/${screen}` }),
    ),
    route('admin/pictures', 'admin/pictures/pictures.route.tsx'),
    route('admin/pictures/upload', 'admin/pictures/picture-upload.route.ts'),
    route('admin/articles', 'admin/articles/articles.route.tsx'),
    route('admin/articles/:id', 'admin/articles/article.route.tsx'),
    route('admin/articles/:id/autosave', 'admin/articles/article-autosave.route.ts'),
    route('admin/mail', 'admin/mail/mail.route.tsx'),
    route('admin/people', 'admin/people/people.route.tsx'),
    route('admin/advanced', 'admin/advanced/advanced.route.tsx'),
    route('admin/export/file', 'admin/export/export-file.route.ts'),
    route('admin/business/changes', 'admin/content/changes.route.tsx'),
    route('admin/business/preview', 'admin/content/preview.route.ts'),
    route('admin/texts', 'admin/texts/texts.route.tsx'),
    route('admin/security', 'admin/session/security.route.tsx'),
    route('admin/logout', 'admin/session/logout.route.tsx'),
  ]),
];

export default [layout('pages.layout.tsx', pages), ...adminPages] satisfies RouteConfig;
