import type { PageHead, TextLink, ToastWords } from '#app/site.content.ts';

export type AdminFieldWords = {
  readonly label: string;
  readonly help?: string;
  readonly placeholder?: string;
  readonly missing?: string;
  readonly invalid?: string;
};

export type AdminLoginContent = {
  readonly head: PageHead;
  readonly title: string;
  readonly text: string;
  readonly password: AdminFieldWords;
  readonly code: AdminFieldWords;
  readonly submit: string;
  readonly submitting: string;
  readonly wrongPassword: string;
  readonly tooManyTries: string;
  readonly sessionEnded: string;
  readonly back: TextLink;
};

export type EmailIntegrationContent = {
  readonly head: PageHead;
  readonly title: string;
  readonly header: { readonly settingsLink: TextLink; readonly logout: string };
  readonly status: {
    readonly enabled: ToastWords;
    readonly noServer: ToastWords;
    readonly disabled: ToastWords;
  };
  readonly tabsLabel: string;
  readonly tabs: readonly {
    readonly id: 'email-service' | 'smtp' | 'test';
    readonly label: string;
  }[];
  readonly emailService: {
    readonly title: string;
    readonly text: string;
    readonly fields: {
      readonly serviceId: AdminFieldWords;
      readonly contactTemplateId: AdminFieldWords;
      readonly bookingTemplateId: AdminFieldWords;
      readonly publicKey: AdminFieldWords;
      readonly privateKey: AdminFieldWords;
    };
    readonly keyStored: string;
    readonly keyMissing: string;
    readonly configured: string;
    readonly notConfigured: string;
  };
  readonly smtp: {
    readonly title: string;
    readonly text: string;
    readonly fields: {
      readonly enabled: AdminFieldWords;
      readonly host: AdminFieldWords;
      readonly port: AdminFieldWords;
      readonly secure: AdminFieldWords;
      readonly startTls: AdminFieldWords;
      readonly user: AdminFieldWords;
      readonly appPassword: AdminFieldWords;
      readonly from: AdminFieldWords;
      readonly to: AdminFieldWords;
    };
    readonly passwordStored: string;
    readonly passwordMissing: string;
    /** `{host}` is filled in. */
    readonly fromEnvironment: string;
    readonly passwordAgain: string;
    readonly ready: ToastWords;
    readonly notReady: string;
  };
  readonly test: {
    readonly title: string;
    readonly text: string;
    readonly fields: {
      readonly to: AdminFieldWords;
      readonly subject: AdminFieldWords;
      readonly message: AdminFieldWords;
    };
    readonly provider: {
      readonly label: string;
      readonly help: string;
      readonly options: Readonly<Record<'email-service' | 'smtp', string>>;
      readonly notSetUp: Readonly<Record<'email-service' | 'smtp', string>>;
    };
    readonly answer: {
      readonly title: string;
      readonly raw: string;
      readonly meaning: string;
      readonly accepted: string;
      readonly empty: string;
    };
    readonly defaultSubject: string;
    readonly defaultMessage: string;
    readonly submit: string;
    readonly submitting: string;
  };
  readonly save: string;
  readonly saving: string;
  readonly dataCollection: {
    readonly title: string;
    readonly text: string;
    readonly items: readonly { readonly title: string; readonly description: string }[];
  };
  readonly toasts: {
    readonly saved: ToastWords;
    readonly saveFailed: ToastWords;
    readonly testMissing: ToastWords;
    /** `{recipient}` is filled in. */
    readonly testSent: ToastWords;
    readonly testFailed: ToastWords;
  };
};

export const adminLogin = {
  head: {
    title: 'Admin Login | AI for SMEs',
    description:
      'The login to the admin area of this site, for the owner only. Visitors find everything they need on the public pages.',
    keywords: ['admin login'],
    noindex: true,
  },
  title: 'Admin Login',
  text: 'For the owner of the site. One password, no user name.',
  password: { label: 'Password', missing: 'Enter the password.' },
  code: {
    label: 'Code',
    help: 'The six digits that your authenticator app shows now, or a recovery code.',
  },
  submit: 'Login to Admin',
  submitting: 'Checking...',
  wrongPassword: 'Invalid password. Please try again.',
  tooManyTries: 'Too many attempts. Please wait {minutes} minutes and try again.',
  sessionEnded: 'Your session has ended. Log in again to go on.',
  back: { label: 'Back to the site', href: '/' },
} as const satisfies AdminLoginContent;

export const emailIntegration = {
  head: {
    title: 'Email Settings | Admin, AI for SMEs',
    description:
      'Settings of the e-mail service and the SMTP fallback, with a test mail. Part of the admin area and visible only after login.',
    keywords: ['email settings'],
    noindex: true,
  },
  title: 'Email Integration',
  header: {
    settingsLink: { label: 'Email Settings', href: '/admin/email-integration' },
    logout: 'Logout',
  },
  status: {
    enabled: {
      title: 'SMTP fallback is enabled',
      description: 'If the e-mail service fails, mail goes out through your own mail server.',
    },
    noServer: {
      title: 'SMTP fallback is enabled',
      description:
        'It has no mail server yet: enter its host on the SMTP tab. Until then nothing leaves by SMTP.',
    },
    disabled: {
      title: 'SMTP fallback is disabled',
      description:
        'If the e-mail service fails, mail waits in the queue until it works again or you enable SMTP.',
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
    text: 'The first way out for every mail. Copy the four values from your EmailJS account.',
    fields: {
      serviceId: {
        label: 'Service ID',
        placeholder: 'service_xxxxxxx',
        help: 'EmailJS, Email Services.',
      },
      contactTemplateId: {
        label: 'Contact Template ID',
        placeholder: 'template_contact',
        help: 'Used for messages and for the test mail.',
      },
      bookingTemplateId: {
        label: 'Booking Template ID',
        placeholder: 'template_booking',
        help: 'Used for booked calls.',
      },
      publicKey: {
        label: 'Public Key',
        help: 'EmailJS, Account, General. In Account, Security, switch on the API for non-browser applications.',
      },
      privateKey: {
        label: 'Private Key',
        help: 'Only where EmailJS asks for it. Stored encrypted and never shown again. Leave empty to keep the one that is stored.',
      },
    },
    keyStored: 'A private key is stored.',
    keyMissing: 'No private key is stored.',
    configured: 'Complete: mail goes through the e-mail service.',
    notConfigured: 'Not complete yet: mail goes by SMTP, or waits in the queue.',
  },
  smtp: {
    title: 'SMTP fallback',
    text: 'Your own mail server, used when the e-mail service fails or is not set up.',
    fields: {
      enabled: { label: 'Use SMTP when the e-mail service fails' },
      host: {
        label: 'Host',
        placeholder: 'smtp.example.com',
        missing: 'Enter the name of the mail server.',
      },
      port: {
        label: 'Port',
        placeholder: '465',
        help: '465 with a secure connection from the start, 587 otherwise.',
        invalid: 'Enter a number from 1 to 65535.',
      },
      secure: { label: 'Secure connection (TLS) from the start' },
      startTls: { label: 'Otherwise encrypt the connection when the server offers it (STARTTLS)' },
      user: { label: 'User', placeholder: 'hello@example.com' },
      appPassword: {
        label: 'App Password',
        help: 'Stored encrypted and never shown again. Leave empty to keep the one that is stored.',
      },
      from: {
        label: 'Sender Address',
        placeholder: 'hello@example.com',
        help: 'Mails come from this address. Your mail server has to allow it.',
        invalid: 'Enter an email address like name@example.com.',
      },
      to: {
        label: 'Your Address',
        placeholder: 'owner@example.com',
        help: 'Notifications of messages and bookings go here.',
        invalid: 'Enter an email address like name@example.com.',
      },
    },
    passwordStored: 'A password is stored.',
    passwordMissing: 'No password is stored.',
    fromEnvironment: 'SMTP_URL is set for this server: {host} is used until you name a host here.',
    passwordAgain:
      'Enter the password again: the stored one belongs to the server and user it was saved with.',
    ready: {
      title: 'The mail server is ready',
      description:
        'It was reached, the connection is encrypted where it has to be, and it accepted the login.',
    },
    notReady: 'Saved, but the mail server is not ready yet',
  },
  test: {
    title: 'Test email',
    text: 'Sends one mail the way you choose, with the settings as saved, and shows what was answered.',
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
      help: 'This way only: the other one does not step in.',
      options: { 'email-service': 'Email service', smtp: 'SMTP' },
      notSetUp: {
        'email-service':
          'The e-mail service is not set up. Fill in service ID, contact template ID and public key on the Email Service tab and save.',
        smtp: 'No mail server is named. Fill in the SMTP tab and save.',
      },
    },
    answer: {
      title: 'The last test',
      raw: 'Answer',
      meaning: 'Meaning',
      accepted:
        'The mail was accepted for delivery. If it does not arrive, look into the spam folder.',
      empty: '(nothing)',
    },
    defaultSubject: 'Test email from your website',
    defaultMessage: 'If you can read this, your website can send mail.',
    submit: 'Send Test Email',
    submitting: 'Sending...',
  },
  save: 'Save Settings',
  saving: 'Saving...',
  dataCollection: {
    title: 'Form data collection',
    text: 'What reaches you through these settings. Everything is stored first and mailed second, so a mail that fails loses nothing.',
    items: [
      {
        title: 'Contact form',
        description: 'Name, email, phone and message, from the contact, home and about pages.',
      },
      {
        title: 'Assessment booking',
        description: 'Name, email, phone, company, date and time of the call.',
      },
      {
        title: 'Consultation requests',
        description: 'Name, email, company, phone and message, from the launch offer.',
      },
      {
        title: 'Newsletter subscriptions',
        description: 'The email address, with the record of what was agreed to and when.',
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
} as const satisfies EmailIntegrationContent;
