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
  code: {
    help: 'The six digits your authenticator app is showing, or a recovery code.',
    helpForTeam:
      'Only if you use two-factor authentication: the six digits in your app, or a recovery code.',
  },
  submit: 'Login to Admin',
  wrongPassword: 'Invalid password. Please try again.',
  wrongPasswordOrCode: 'Invalid password or code. Please try again.',
  wrongEmail:
    'Invalid email, password or code. Please try again. If you’re the owner and log in with a password alone, leave the email empty.',
  notices: {
    ended: 'Your session has ended. Please log in again to continue.',
    password: 'Your password is saved. Log in with it now.',
    'sessions-ended': 'You’ve been logged out everywhere.',
  },
  tooManyTries: 'Too many attempts. Please wait {minutes} minutes and try again.',
} as const;

export const emailIntegration = {
  head: {
    title: 'Email Settings | Admin, {company}',
    description:
      'Settings for the email service and the SMTP fallback, with a test email. Part of the admin area and visible only after login.',
    keywords: ['email settings'],
    noindex: true,
  },
  title: 'Email Integration',
  status: {
    enabled: {
      title: 'SMTP fallback is enabled',
      description: 'If the email service fails, emails go out through your own email server.',
    },
    enabledAlone: {
      title: 'SMTP fallback is enabled',
      description:
        'No email service is set up, so all emails go out through your own email server.',
    },
    noServer: {
      title: 'SMTP fallback is enabled, but not set up',
      description:
        'No email server is set up yet. Enter its host on the SMTP tab; until then, nothing is sent by SMTP.',
    },
    disabled: {
      title: 'SMTP fallback is disabled',
      description:
        'Emails to visitors wait in the queue until you enable SMTP. Your own notifications go through the email service; if it fails, they wait, too.',
    },
    disabledAlone: {
      title: 'SMTP fallback is disabled',
      description:
        'No email service is set up either. Emails wait in the queue until you set up one of the two.',
    },
  },
  tabsLabel: 'Email settings',
  tabs: [
    { id: 'email-service', label: 'Email Service' },
    { id: 'smtp', label: 'SMTP' },
    { id: 'test', label: 'Test Email' },
  ],
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
        help: 'Only needed if EmailJS asks for it. It’s stored encrypted and never shown again.',
      },
    },
    keyStored: 'A private key is stored. Leave this empty to keep it.',
    configured: 'Complete: your own notifications go through the email service.',
    notConfigured: 'Not complete yet: emails go by SMTP, or wait in the queue.',
  },
  smtp: {
    title: 'SMTP fallback',
    text: 'Your own email server: for all emails to visitors, and for yours when the email service fails or isn’t set up.',
    providers: {
      label: 'Your email provider',
      help: 'For a known one, its server is filled in for you.',
      notes: 'What each provider asks for',
      items: {
        other: {
          name: 'Another provider',
          text: 'Look for “SMTP” or “outgoing mail” in its help: server name, port, and whether it asks for an app password.',
        },
        google: {
          name: 'Google Workspace',
          text: 'The user is your whole address, the password an app password from your Google account (it needs 2-Step Verification).',
        },
        microsoft: {
          name: 'Microsoft 365',
          text: 'The user is your whole address. An administrator has to allow “Authenticated SMTP” for the mailbox; where Microsoft has ended passwords for sending, use another provider for the site.',
        },
        fastmail: {
          name: 'Fastmail',
          text: 'The user is your whole address, the password an app password with access to SMTP.',
        },
      },
    },
    fields: {
      enabled: { label: 'Use SMTP when the email service fails' },
      host: {
        label: 'Host',
        placeholder: 'smtp.example.com',
        missing: 'Enter the name of the email server.',
      },
      port: {
        label: 'Port',
        placeholder: '465',
        help: '465 for a connection that’s secure from the start, 587 otherwise.',
        invalid: 'Enter a number from 1 to 65535.',
      },
      secure: { label: 'Secure connection (TLS) from the start' },
      startTls: { label: 'Otherwise encrypt the connection when the server offers it (STARTTLS)' },
      user: { label: 'User', placeholder: 'hello@example.com' },
      appPassword: {
        label: 'App Password',
        help: 'It’s stored encrypted and never shown again.',
      },
      from: {
        label: 'Sender Address',
        placeholder: 'hello@example.com',
        help: 'Emails are sent from this address. Your email server has to allow it.',
        invalid: 'Enter an email address like name@example.com.',
      },
      to: {
        label: 'Your Address',
        placeholder: 'owner@example.com',
        help: 'Notifications of messages and bookings go here.',
        invalid: 'Enter an email address like name@example.com.',
      },
    },
    passwordStored: 'A password is stored. Leave this empty to keep it.',
    fromEnvironment: 'SMTP_URL is set for this server: {host} is used until you enter a host here.',
    passwordAgain:
      'Enter the password again: the stored one belongs to the server, user and encryption it was saved with.',
    ready: {
      title: 'The email server is ready',
      description:
        'The site reached the email server, which accepted the connection with these settings.',
    },
    notReady: 'Saved, but the email server isn’t ready yet',
  },
  test: {
    title: 'Test email',
    text: 'Sends one email the way you choose, using the saved settings, and shows the response.',
    fields: {
      to: {
        label: 'Recipient',
        placeholder: 'name@example.com',
        missing: 'Please enter a recipient email address.',
        invalid: 'Enter an email address like name@example.com.',
      },
      subject: { label: 'Subject' },
      message: { label: 'Message' },
    },
    provider: {
      label: 'Send through',
      help: 'Only this one is tried; there’s no fallback.',
      options: { 'email-service': 'Email service', smtp: 'SMTP' },
      notSetUp: {
        'email-service':
          'The email service isn’t set up. Fill in the service ID, contact template ID and public key on the Email Service tab, then save.',
        smtp: 'No email server is set up. Fill in the SMTP tab, then save.',
      },
    },
    answer: {
      raw: 'Response',
      meaning: 'What this means',
      accepted:
        'The email was accepted for delivery. If it doesn’t arrive, check your spam folder.',
      empty: '(nothing)',
    },
    defaultSubject: 'Test email from your website',
    defaultMessage: 'If you can read this, your website can send email.',
    submit: 'Send Test Email',
    submitting: 'Sending...',
  },
  save: 'Save Settings',
  saving: 'Saving...',
  confirmHelp: 'Because your emails go where these settings say.',
  dataCollection: {
    title: 'Form data collection',
    text: 'What the main forms of your site collect. Everything is stored before it’s emailed, so nothing is lost if an email fails.',
    items: [
      {
        title: 'Contact form',
        description:
          'Name, email, phone, company and message, from the contact, home and about pages. Emailed to you.',
      },
      {
        title: 'Assessment booking',
        description:
          'Name, email, phone, company, notes, date and time of each call that a visitor books, whatever its type. Emailed to you.',
      },
      {
        title: 'Consultation requests',
        description:
          'Name, email, company, phone and message of people who ask for the launch offer. Emailed to you.',
      },
      {
        title: 'Newsletter subscriptions',
        description:
          'The email address, with a record of what the person agreed to and when. No email tells you about them: they’re under Audience, Subscribers.',
      },
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
