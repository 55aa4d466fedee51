export const adminLogin = {
  head: {
    title: 'Admin Login | {company}',
    description:
      'The login page for the site’s owner and team. Visitors will find everything they need on the public pages.',
    keywords: ['admin login'],
    noindex: true,
  },
  text: 'For the site’s owner. All you need is the password.',
  password: { label: 'Password' },
  submit: 'Login to Admin',
  wrongPassword: 'Invalid password. Please try again.',
  /** Where the form asks for more than the password. */
  wrongLogin: 'Invalid login. Please check what you typed and try again.',
  noEmail: 'Enter the email address that you log in with.',
  linkSent:
    'If an account here uses this address, a link is on its way to it. It works once and expires after 30 minutes.',
  forgotten:
    'Forgot your password? If you’re the owner and log in with a password alone, set ADMIN_PASSWORD on the server to a new one and restart it. Everybody else gets a link from here by email while this site can send any, or from the owner.',
  notices: {
    ended: 'Your session has ended. Please log in again to continue.',
    password: 'Your password is saved. Log in with it now.',
    'sessions-ended': 'You’ve been logged out everywhere.',
  },
  tooManyTries: 'Too many attempts. Please wait {minutes} minutes and try again.',
} as const;

export const emailIntegration = {
  title: 'Email Integration',
  status: {
    enabled: {
      title: 'SMTP fallback is enabled',
      description:
        'Your own email server is used for emails to visitors, and for yours if the email service fails or isn’t set up.',
    },
    noServer: {
      title: 'SMTP fallback is enabled, but not set up',
      description:
        'No email server is set up yet. Enter its host on the SMTP tab; until then, nothing is sent by SMTP.',
    },
    disabled: {
      title: 'SMTP fallback is disabled',
      description:
        'Emails to visitors wait in the queue until you enable SMTP. Your own notifications go through the email service; if it fails or isn’t set up, they wait, too.',
    },
  },
  emailService: {
    title: 'Email service',
    text: 'The first choice for the emails that tell you about messages and calls. Copy the values from your EmailJS account.',
    fields: {
      serviceId: {
        label: 'Service ID',
        placeholder: 'service_xxxxxxx',
        help: 'You’ll find it in EmailJS under Email Services.',
      },
      contactTemplateId: {
        label: 'Contact Template ID',
        placeholder: 'template_contact',
        help: 'Used for messages and for the test email.',
      },
      bookingTemplateId: {
        label: 'Booking Template ID',
        placeholder: 'template_booking',
        help: 'Used for booked calls.',
      },
      publicKey: {
        label: 'Public Key',
        help: 'You’ll find it in EmailJS under Account, General. Under Account, Security, also turn on the API for non-browser applications.',
      },
      privateKey: {
        label: 'Private Key',
        help: 'Only needed if EmailJS asks for it. It’s stored encrypted and never shown again; leave this empty to keep the stored one.',
      },
    },
    submit: 'Save Settings',
    busy: 'Saving...',
  },
  smtp: {
    title: 'SMTP fallback',
    text: 'Your own email server: for all emails to visitors, and for yours when the email service fails or isn’t set up.',
    providers: {
      other: 'Another provider',
      google: 'Google Workspace',
      microsoft: 'Microsoft 365',
      fastmail: 'Fastmail',
    },
    providerNotes: [
      [
        'Google Workspace',
        'The user is your whole address, the password an app password from your Google account (it needs 2-Step Verification).',
      ],
      [
        'Microsoft 365',
        'The user is your whole address. An administrator has to allow “Authenticated SMTP” for the mailbox; where Microsoft has ended passwords for sending, use another provider for the site.',
      ],
      [
        'Fastmail',
        'The user is your whole address, the password an app password with access to SMTP.',
      ],
      [
        'Another provider',
        'Look for “SMTP” or “outgoing mail” in its help: server name, port, and whether it asks for an app password.',
      ],
    ],
    boxes: {
      enabled: 'Use SMTP when the email service fails',
      secure: 'Secure connection (TLS) from the start',
      startTls: 'Otherwise encrypt the connection when the server offers it (STARTTLS)',
    },
    fields: {
      provider: {
        label: 'Your email provider',
        help: 'For a known one, its server is filled in for you.',
      },
      host: { label: 'Host', placeholder: 'smtp.example.com' },
      port: {
        label: 'Port',
        help: '465 for a connection that’s secure from the start, 587 otherwise.',
      },
      user: { label: 'User', placeholder: 'hello@example.com' },
      appPassword: {
        label: 'App Password',
        help: 'It’s stored encrypted and never shown again; leave this empty to keep the stored one.',
      },
      from: {
        label: 'Sender Address',
        help: 'Emails are sent from this address. Your email server has to allow it.',
      },
      to: {
        label: 'Your Address',
        help: 'Notifications of messages and bookings go here.',
      },
    },
    passwordAgain:
      'Enter the password again: the stored one belongs to the server, user and encryption it was saved with.',
    submit: 'Save Settings',
    busy: 'Saving...',
  },
  test: {
    title: 'Test email',
    text: 'Sends one email the way you choose, using the saved settings, and shows the response.',
    fields: {
      provider: {
        label: 'Send through',
        help: 'Only this one is tried; there’s no fallback.',
      },
      to: { label: 'Recipient', placeholder: 'name@example.com' },
      subject: { label: 'Subject' },
      message: { label: 'Message' },
    },
    providers: { 'email-service': 'Email service', smtp: 'SMTP' },
    submit: 'Send Test Email',
    busy: 'Sending...',
  },
  summary: {
    text: 'One email each morning: messages waiting for a reply, what’s overdue, today’s calls, follow-ups, what was held back as spam and failed emails. If something was held back, it’s sent that day in any case.',
    alarm:
      'If emails have waited for 30 minutes, Today and the email log say so in red. An email about it couldn’t reach you: to be told another way, connect a webhook to email.delayed.',
  },
  dataCollection: {
    title: 'Form data collection',
    text: 'What the main forms of your site collect. Everything is stored before it’s emailed, so nothing is lost if an email fails.',
    items: [
      [
        'Contact form',
        'Name, email, phone, company and message, from the contact, home and about pages. Emailed to you.',
      ],
      [
        'Assessment booking',
        'Name, email, phone, company, notes, date and time of each call that a visitor books, whatever its type. Emailed to you.',
      ],
      [
        'Consultation requests',
        'Name, email, company, phone and message of people who ask for the launch offer. Emailed to you.',
      ],
      [
        'Newsletter subscriptions',
        'The email address, with a record of what the person agreed to and when. No email tells you about them: they’re under Audience, Subscribers.',
      ],
    ],
  },
  toasts: {
    saved: {
      title: 'Settings saved',
      description: 'Email integration settings have been saved successfully.',
    },
    saveFailed: {
      title: 'Error saving settings',
      description: 'There was a problem saving your settings.',
    },
    testMissing: {
      title: 'Missing information',
      description: 'Please enter a recipient email address.',
    },
    testSent: {
      title: 'Test email sent',
      description: 'Email was successfully sent to {recipient}.',
    },
    testFailed: {
      title: 'Failed to send test email',
      description: 'Please check your email service configuration and try again.',
    },
  },
} as const;
