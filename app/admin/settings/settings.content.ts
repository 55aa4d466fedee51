export const settingsWords = {
  title: 'Settings',
  lead: 'How the site sends email, who can log in, and what it sends to other systems.',
  /** What each page is for, by its address. */
  pages: {
    '/admin/start': 'Six steps to make the site yours.',
    '/admin/email-integration': 'The email service, your own email server, and a test email.',
    '/admin/mail': 'Every email and webhook delivery, with the server’s response.',
    '/admin/notifications': 'The daily summary by email, and what happens when email stops.',
    '/admin/security': 'Your name, your password, two-factor authentication, and open sessions.',
    '/admin/users': 'Invite people, choose what they can do, and remove their access.',
    '/admin/checklist': 'What to replace or set up before the site goes live.',
    '/admin/webhooks': 'Tell other programs about leads, calls and subscribers.',
    '/admin/export': 'Download everything as CSV or JSON.',
    '/admin/audit': 'Who did what, and when.',
  } as Readonly<Record<string, string>>,
} as const;
