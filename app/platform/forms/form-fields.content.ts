/** What the API description says of the fields that several forms have. */
export const fieldWords = {
  name: 'Full name.',
  email: 'Email address of the visitor.',
  phone: 'Not checked.',
  company: 'Name of the business.',
  message: 'What the visitor writes.',
  source: 'Which form of the site.',
  timestamp: 'When it was sent, ISO 8601.',
  page: 'Path of the page it was sent from.',
} as const;
