/** Descriptions in the API document of fields that several forms share. */
export const fieldWords = {
  name: 'Full name.',
  email: 'Email address of the visitor.',
  phone: 'Not validated.',
  company: 'Name of the business.',
  message: 'What the visitor writes.',
  source: 'Which form on the site.',
  timestamp: 'When it was sent, ISO 8601.',
  page: 'Path of the page the request was sent from.',
} as const;
