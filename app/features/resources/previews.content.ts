import type { Preview } from '#app/content-types.ts';

/** The first page and the planned contents of each download, by its slug. */
export const downloadPreviews: Readonly<
  Record<string, Preview & { readonly contents: readonly string[] }>
> = {
  'resource-pack': {
    title: 'Start here',
    text: 'You don’t need all of it. Read in this order, and stop as soon as the answer is no.',
    rows: [
      ['Where you stand', 'AI Readiness Assessment'],
      ['What it’s worth', 'ROI Calculator Spreadsheet'],
      ['How to begin', 'AI Implementation Guide'],
      ['Whom to trust', 'Vendor Evaluation Checklist'],
    ],
    contents: [],
  },
  'ai-implementation-guide': {
    title: '1. Choose your first task',
    text: 'Not the most annoying one: the one you repeat most. Check off what’s true of yours.',
    rows: [
      'We do it at least once a week',
      'Everyone does it in roughly the same way',
      'We can count how long it takes',
      'Somebody notices a mistake before a customer does',
      ['All four?', 'Go on to chapter 2. Otherwise, choose another task.'],
    ],
    contents: [
      'Choose your first task',
      'Count it for two weeks',
      'Pick the simplest tool that does it',
      'Run it beside the old way',
      'Keep it, change it or stop',
    ],
  },
  'workflow-template-collection': {
    title: 'Workflow 1: Orders by email',
    rows: [
      ['Starts when', 'An order arrives by email'],
      ['Reads', 'Date, product, name and phone number'],
      ['Checks', 'Is anything missing? Then it goes to a person.'],
      ['Writes', 'One row in the order sheet'],
      ['Ends with', 'A ticket for the kitchen'],
    ],
    contents: [
      'Orders by email',
      'Appointment reminders',
      'Supplier invoices',
      'Follow-up on open quotes',
      'Weekly reorder list',
    ],
  },
  'roi-calculator': {
    title: 'Your numbers',
    text: 'An office of six that types in orders. Type over any figure.',
    rows: [
      ['Hours a week', '15'],
      ['Orders a month', '300, of which 6 go wrong'],
      ['Share automated', 'Half'],
      ['Time put to use', 'Seven minutes in ten'],
      ['Pays off after', '8.1 months, or 14.6 if we’re cautious'],
    ],
    contents: [
      'Your numbers',
      'A cautious, an expected and an optimistic case',
      'The first three years as a chart',
      'How each figure is calculated',
    ],
  },
  'vendor-evaluation-checklist': {
    title: 'C. Privacy',
    text: 'Check a point off only when the vendor has put it in writing.',
    rows: [
      'There are written data-processing terms',
      'It helps us answer requests for access, correction and deletion in 30 days',
      'We are told of a breach within 72 hours',
      'Transfers across borders are disclosed, with comparable protection',
      'A person reviews decisions about people',
    ],
    contents: [
      'Fit',
      'Use of your data',
      'Privacy',
      'Security',
      'Quality',
      'Running it',
      'Leaving',
    ],
  },
  'customer-service-playbook': {
    title: '1. Sort your last twenty questions',
    text: 'One card for each question, in three piles.',
    rows: [
      ['Fixed', '“Are you open on Saturday?” The assistant answers.'],
      ['Look-up', '“Where’s my order?” The assistant answers, once it knows who’s asking.'],
      ['Judgment', '“It arrived broken.” A person answers, right away.'],
    ],
    contents: [
      'Sort your last twenty questions',
      'Write the answers down',
      'Plan the handover to a person',
      'Topics that always go to a person',
      'Three numbers to check each week',
    ],
  },
  'ai-readiness-assessment': {
    title: 'Data: question 1 of 15',
    text: 'Where do your customer records live?',
    rows: [
      'On paper or in people’s heads',
      'In several spreadsheets and inboxes',
      'In one main system, with gaps',
      'In one system that is kept current',
      'I don’t know',
    ],
    contents: ['Data', 'Processes', 'People', 'Technology', 'Goal and budget', 'Privacy and rules'],
  },
};

/** The templates, filled in, by their ids. */
export const templatePreviews: Readonly<Record<string, Preview>> = {
  'email-welcome-series': {
    title: 'Email 2 of 4',
    rows: [
      ['To', 'Priya, who bought a cake on Monday'],
      ['Sent', 'Four days later, if she hasn’t replied'],
      ['Subject', 'How was the cake?'],
      [
        'Text',
        'Hi Priya, I hope the cake made it home. If anything wasn’t right, just reply to me. Dana',
      ],
    ],
  },
  'social-post-planner': {
    title: 'Tuesday’s post',
    rows: [
      ['Photo', 'A tray of cinnamon buns'],
      ['You wrote', '“First batch from the new oven.”'],
      ['Instagram', 'The new oven is in, and so are the cinnamon buns. First batch until noon.'],
      ['Google', 'Cinnamon buns from our new oven, today until noon.'],
      ['Approved', 'Dana, 8:42 AM'],
    ],
  },
  'customer-chatbot': {
    title: 'A conversation',
    rows: [
      ['Customer', 'Is there parking?'],
      ['Assistant', 'Yes, free behind the building, for two hours. (From our page “Visit us”)'],
      ['Customer', 'My filling fell out.'],
      ['Assistant', 'I’ll get a person for you. Dana at the front desk can see this conversation.'],
    ],
  },
  'invoice-approval': {
    title: 'Invoice 20418',
    rows: [
      ['Supplier', 'Halton Steel'],
      ['Lines', '14, of which 13 match'],
      ['Order', 'No. 3307, found by its number'],
      ['Difference', 'Two bars fewer than ordered'],
      ['Goes to', 'Dana, with both side by side'],
    ],
  },
  'stock-reorder': {
    title: 'Sunday’s list',
    text: 'Supplier: Mill & Sons',
    rows: [
      ['Flour, 20 kg', '2 left, order 6'],
      ['Rye, 10 kg', '1 left, order 3'],
      ['Yeast, 1 kg', '4 left, order none'],
      ['Sent', 'Not yet: waiting for Dana'],
    ],
  },
  'lead-follow-up-email': {
    title: 'Reminder 1 of 2',
    rows: [
      ['Quote', 'No. 118, a back deck'],
      ['Sent', 'Three days later, if there’s no reply'],
      ['Subject', 'Any questions about the deck?'],
      [
        'Text',
        'Hi Sam, is anything in the quote unclear? I’m happy to go through it by phone. Dana',
      ],
      ['Stops', 'As soon as Sam replies'],
    ],
  },
};
