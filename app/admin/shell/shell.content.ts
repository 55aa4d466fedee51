import type { TextLink, ToastWords } from '#app/content-types.ts';

/** The notices of a page after a post, by the name in `?done=`. */
export type NoticeWords = Readonly<Record<string, ToastWords>>;

/** The navigation of the admin area, in the order in which the owner needs it during a day. */
export const adminNavigation = [
  { label: 'Today', href: '/admin/today' },
  { label: 'Inbox', href: '/admin/inbox' },
  { label: 'Calls', href: '/admin/bookings' },
  { label: 'Lists', href: '/admin/lists' },
  { label: 'Newsletter', href: '/admin/newsletter' },
  { label: 'Email', href: '/admin/mail' },
  { label: 'People', href: '/admin/people' },
  { label: 'Webhooks', href: '/admin/webhooks' },
  { label: 'Export', href: '/admin/export' },
  { label: 'Offer', href: '/admin/offer' },
  { label: 'Claims', href: '/admin/claims' },
  { label: 'Checklist', href: '/admin/checklist' },
  { label: 'Email Settings', href: '/admin/email-integration' },
  { label: 'Security', href: '/admin/security' },
  { label: 'Audit log', href: '/admin/audit' },
] as const satisfies readonly TextLink[];

export const frameWords = {
  title: 'Admin',
  skip: 'Skip to main content',
  navigation: 'Admin area',
  logout: 'Logout',
  toastRegion: 'Messages',
  dismissToast: 'Close this message',
  site: { label: 'View the site', href: '/' },
  broken: {
    title: 'This page couldn’t be shown',
    text: 'Something went wrong on our side. Try again in a minute; nothing that was saved is lost.',
    missing: 'There’s nothing here, or it’s no longer available.',
    back: { label: 'Back to Today', href: '/admin/today' },
  },
  pager: { first: 'Newest', next: 'Older' },
  pages: 'Pages',
} as const;
