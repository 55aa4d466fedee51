import type { Sheet } from '#app/content-types.ts';

/** A page with labelled lines, or with points that have a box to check. */
function page(
  title: string,
  rows: readonly string[] | readonly (readonly [label: string, text: string])[],
  result?: string,
): Sheet {
  return {
    kind: typeof rows[0] === 'string' ? 'checklist' : 'page',
    title,
    rows: rows.map((row) =>
      typeof row === 'string' ? { label: '', text: row } : { label: row[0], text: row[1] },
    ),
    ...(result && { result }),
  };
}

/** The first page of each download, by its slug. */
export const downloadPages: Readonly<Record<string, Sheet>> = {
  'resource-pack': page(
    'Start here',
    [
      ['Where you stand', 'AI Readiness Assessment'],
      ['What it’s worth', 'ROI Calculator Spreadsheet'],
      ['How to begin', 'AI Implementation Guide'],
      ['Whom to trust', 'Vendor Evaluation Checklist'],
    ],
    'You don’t need all of it. Read in this order, and stop as soon as the answer is no.',
  ),
  'ai-implementation-guide': page(
    '1. Choose your first task',
    [
      'We do it at least once a week',
      'Everyone does it in roughly the same way',
      'We can count how long it takes',
      'Somebody notices a mistake before a customer does',
    ],
    'All four? Go on to chapter 2. Otherwise, choose another task.',
  ),
  'workflow-template-collection': page('Workflow 1: Orders by email', [
    ['Starts when', 'An order arrives by email'],
    ['Reads', 'Date, product, name and phone number'],
    ['Checks', 'Is anything missing? Then it goes to a person.'],
    ['Writes', 'One row in the order sheet'],
    ['Ends with', 'A ticket for the kitchen'],
  ]),
  'roi-calculator': page(
    'Your numbers',
    [
      ['Hours a week', '15'],
      ['Orders a month', '300, of which 6 go wrong'],
      ['Share automated', 'Half'],
      ['Time put to use', 'Seven minutes in ten'],
      ['Pays off after', '8.1 months, or 14.6 if we’re cautious'],
    ],
    'An office of six that types in orders. Type over any figure.',
  ),
  'vendor-evaluation-checklist': page(
    'C. Privacy',
    [
      'There are written data-processing terms',
      'It helps us answer requests for access, correction and deletion in 30 days',
      'We are told of a breach within 72 hours',
      'Transfers across borders are disclosed, with comparable protection',
      'A person reviews decisions about people',
    ],
    'Check a point off only when the vendor has put it in writing.',
  ),
  'customer-service-playbook': page(
    '1. Sort your last twenty questions',
    [
      ['Fixed', '“Are you open on Saturday?” The assistant answers.'],
      ['Look-up', '“Where’s my order?” The assistant answers, once it knows who’s asking.'],
      ['Judgment', '“It arrived broken.” A person answers, right away.'],
    ],
    'One card for each question, in three piles.',
  ),
  'ai-readiness-assessment': page('Question 1 of 15: Where do your customer records live?', [
    'On paper or in people’s heads',
    'In several spreadsheets and inboxes',
    'In one main system, with gaps',
    'In one system that is kept current',
    'I don’t know',
  ]),
};

/** The planned contents of each download that isn't made of others. */
export const downloadContents: Readonly<Record<string, readonly string[]>> = {
  'ai-implementation-guide': [
    'Choose your first task',
    'Count it for two weeks',
    'Pick the simplest tool that does it',
    'Run it beside the old way',
    'Keep it, change it or stop',
  ],
  'workflow-template-collection': [
    'Orders by email',
    'Appointment reminders',
    'Supplier invoices',
    'Follow-up on open quotes',
    'Weekly reorder list',
  ],
  'roi-calculator': [
    'Your numbers',
    'A cautious, an expected and an optimistic case',
    'The first three years as a chart',
    'How each figure is calculated',
  ],
  'vendor-evaluation-checklist': [
    'Fit',
    'Use of your data',
    'Privacy',
    'Security',
    'Quality',
    'Running it',
    'Leaving',
  ],
  'customer-service-playbook': [
    'Sort your last twenty questions',
    'Write the answers down',
    'Plan the handover to a person',
    'Topics that always go to a person',
    'Three numbers to check each week',
  ],
  'ai-readiness-assessment': [
    'Data',
    'Processes',
    'People',
    'Technology',
    'Goal and budget',
    'Privacy and rules',
  ],
};

/** The templates, filled in, by their ids. */
export const templatePages: Readonly<Record<string, Sheet>> = {
  'email-welcome-series': page('Email 2 of 4', [
    ['To', 'Priya, who bought a cake on Monday'],
    ['Sent', 'Four days later, if she hasn’t replied'],
    ['Subject', 'How was the cake?'],
    [
      'Text',
      'Hi Priya, I hope the cake made it home. If anything wasn’t right, just reply to me. Dana',
    ],
  ]),
  'social-post-planner': page('Tuesday’s post', [
    ['Photo', 'A tray of cinnamon buns'],
    ['You wrote', '“First batch from the new oven.”'],
    ['Instagram', 'The new oven is in, and so are the cinnamon buns. First batch until noon.'],
    ['Google', 'Cinnamon buns from our new oven, today until noon.'],
    ['Approved', 'Dana, 8:42 AM'],
  ]),
  'customer-chatbot': {
    ...page('A conversation', [
      ['Customer', 'Is there parking?'],
      ['Assistant', 'Yes, free behind the building, for two hours. (From our page “Visit us”)'],
      ['Customer', 'My filling fell out.'],
      ['Assistant', 'I’ll get a person for you. Dana at the front desk can see this conversation.'],
    ]),
    kind: 'conversation',
  },
  'invoice-approval': page('Invoice 20418', [
    ['Supplier', 'Halton Steel'],
    ['Lines', '14, of which 13 match'],
    ['Order', 'No. 3307, found by its number'],
    ['Difference', 'Two bars fewer than ordered'],
    ['Goes to', 'Dana, with both side by side'],
  ]),
  'stock-reorder': page(
    'Sunday’s list',
    [
      ['Flour, 20 kg', '2 left, order 6'],
      ['Rye, 10 kg', '1 left, order 3'],
      ['Yeast, 1 kg', '4 left, order none'],
      ['Sent', 'Not yet: waiting for Dana'],
    ],
    'Supplier: Mill & Sons',
  ),
  'lead-follow-up-email': page('Reminder 1 of 2', [
    ['Quote', 'No. 118, a back deck'],
    ['Sent', 'Three days later, if there’s no reply'],
    ['Subject', 'Any questions about the deck?'],
    ['Text', 'Hi Sam, is anything in the quote unclear? I’m happy to go through it by phone. Dana'],
    ['Stops', 'As soon as Sam replies'],
  ]),
};
