import type { PageHead, Sheet, SitePath, TextLink } from '#app/content-types.ts';
import type { DrawingName } from '#app/drawings/drawing.tsx';
import { targetOf } from '#app/facts/claims.ts';
import type { Facts } from '#app/facts/facts.ts';
import { ownWords } from '#app/facts/page-texts.ts';
import { servicePaths as paths, type ServiceCard, serviceCards } from '#app/facts/services.ts';
import { serviceQuestionsOf } from './service-questions.content.ts';

export type ServiceGroupSlug = 'ai-automation-solutions' | 'ai-consultation';

/** The icon beside a key feature. */
export type FeatureIcon =
  | 'calendar'
  | 'chart'
  | 'checklist'
  | 'envelope'
  | 'hand'
  | 'invoice'
  | 'key'
  | 'link'
  | 'people'
  | 'phone'
  | 'scale'
  | 'search'
  | 'shield'
  | 'signpost'
  | 'wrench';

/** How a service works, as a line whose shape is different for each service. */
export type ServiceProcess = { readonly title: string } & (
  | {
      /** Steps, followed by one of two ways. */
      readonly kind: 'fork';
      readonly steps: readonly { readonly title: string; readonly text: string }[];
      readonly ways: readonly { readonly title: string; readonly text: string }[];
    }
  | {
      /** A call, minute by minute. */
      readonly kind: 'minutes';
      readonly unit: string;
      readonly parts: readonly { readonly minutes: 5 | 10; readonly what: string }[];
    }
  | {
      /** The steps to a plan. */
      readonly kind: 'steps';
      readonly steps: readonly { readonly title: string; readonly text: string }[];
    }
  | {
      /** Weeks in which the old way, both ways in parallel, or the new way runs. */
      readonly kind: 'weeks';
      readonly oldLabel: string;
      readonly newLabel: string;
      readonly weeks: readonly {
        readonly label: string;
        readonly length: 1 | 2;
        readonly what: string;
        readonly runs: readonly ('old' | 'new')[];
      }[];
    }
);

/** The content of one kind of process. */
export type ProcessOf<Kind extends ServiceProcess['kind']> = Extract<
  ServiceProcess,
  { readonly kind: Kind }
>;

export type ServicePage = {
  readonly slug: string;
  readonly group: ServiceGroupSlug;
  readonly path: SitePath;
  readonly head: PageHead;
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly picture: DrawingName;
  readonly pictureAlt: string;
  /** What a client gets, as a page with sample data. The drawing leads where there is none. */
  readonly sheet?: Sheet;
  readonly process?: ServiceProcess;
  readonly features: readonly {
    readonly title: string;
    readonly description: string;
    readonly icon: FeatureIcon;
  }[];
  readonly benefits: readonly { readonly title: string; readonly description: string }[];
  readonly useCases: readonly string[];
  readonly relatedServices: readonly { readonly title: string; readonly link: SitePath }[];
  /** `button` replaces the default text of the button. */
  readonly callToAction: {
    readonly text: string;
    readonly link: SitePath;
    readonly button?: string;
  };
  /** The texts for the listing, the home page and the deck. */
  readonly card: ServiceCard;
};

export type ServiceDetailWords = {
  readonly breadcrumb: string;
  readonly featuresTitle: string;
  readonly benefitsTitle: string;
  readonly useCasesTitle: string;
  readonly questionsTitle: string;
  readonly relatedTitle: string;
  readonly callToActionTitle: string;
  readonly defaultButtonText: string;
  readonly prices: TextLink;
};

/** The texts that all service pages share. */
export function serviceDetailOf(facts: Facts): ServiceDetailWords {
  return ownWords('services', facts, { detail: shippedDetail }).detail;
}

export const shippedDetail: ServiceDetailWords = {
  breadcrumb: 'Services',
  featuresTitle: 'Key Features',
  benefitsTitle: 'Benefits',
  useCasesTitle: 'Common Use Cases',
  questionsTitle: 'Common questions',
  relatedTitle: 'Related Services',
  callToActionTitle: 'Ready to Get Started?',
  defaultButtonText: 'Schedule a Consultation',
  prices: { label: 'See what our work costs', href: '/pricing' },
};

export function servicePagesOf(facts: Facts) {
  const questions = serviceQuestionsOf(facts);
  return shippedPagesOf(facts).map((page) =>
    ownWords(page.slug, facts, { ...page, questions: questions[page.slug] }),
  );
}

function shippedPagesOf(facts: Facts) {
  return [
    {
      slug: 'marketing-automation',
      group: 'ai-automation-solutions',
      path: paths.marketing,
      head: {
        title: 'Marketing Automation for Small Business | {company}',
        description:
          'Reminders, follow-ups and review requests that go out on time, in your words, and only to people you’re allowed to email. Set up for businesses in {area}.',
        keywords: [
          'marketing automation small business',
          'email follow-up automation',
          'CASL compliant email marketing',
          'marketing automation {town}',
        ],
      },
      title: 'Marketing Automation',
      subtitle: 'Follow-ups that go out on time, even when you’re busy.',
      description:
        'Many sales aren’t lost to a competitor. They’re lost to a quote nobody followed up on, a regular nobody wrote to, or a Saturday inquiry answered on Tuesday. We set up the few messages that bring those people back, written in your own voice and sent only to people who agreed to hear from you, or who bought or asked recently.',
      picture: 'marketing-automation',
      pictureAlt: 'Three envelopes leaving a shop, one after another',
      sheet: {
        kind: 'log',
        title: 'Follow-up log, one week',
        sample: 'Sample data: a fictional bakery.',
        rows: [
          {
            label: 'Sat 9:40 PM',
            text: 'Anna K. asks for a price.',
            note: 'Answered at 9:41, with your prices',
          },
          {
            label: 'Mon 9:00 AM',
            text: 'No reply from Anna K. yet.',
            note: 'One friendly reminder',
          },
          { label: 'Tue 11:15 AM', text: 'Anna K. orders.', note: 'Her reminders stop' },
          {
            label: 'Thu 4:00 PM',
            text: 'Weekend reminder to 64 regulars who agreed to emails.',
            note: '9 orders, 2 unsubscribed',
          },
          { label: 'Fri 5:30 PM', text: 'Anna K. picks up her order.', note: 'Asked for a review' },
        ],
        result: 'This week: 67 emails, 10 orders, and none of it typed by you.',
      },
      features: [
        {
          title: 'Follow-ups that stop on their own',
          description: 'The series ends as soon as someone buys, books, replies or says no.',
          icon: 'envelope',
        },
        {
          title: 'Drafts in your voice',
          description:
            'AI writes first drafts based on emails you’ve sent. You approve each one before it’s used.',
          icon: 'hand',
        },
        {
          title: 'One list, with consent',
          description:
            'Point of sale, online store and inbox feed one list that records who agreed to what, and when.',
          icon: 'checklist',
        },
        {
          title: 'Numbers you can check',
          description:
            'We count orders per message, not opens, so you can see which emails pay off.',
          icon: 'chart',
        },
      ],
      benefits: [
        {
          title: 'Fewer slow weeks',
          description: 'Regulars hear from you before they drift away, not after.',
        },
        {
          title: 'No forgotten inquiries',
          description: 'Every inquiry gets a reply within minutes, and a person when it needs one.',
        },
        {
          title: 'Built for Canada’s anti-spam law',
          description: 'Consent records, sender details and one-click unsubscribe are built in.',
        },
        {
          title: 'Your list stays yours',
          description: 'It lives in your account, and you can export it any time.',
        },
      ],
      useCases: [
        'A bakery in Port Credit reminds online customers on Thursday to order for the weekend',
        'A dental clinic emails patients who are due for a checkup',
        'A landscaper follows up on open quotes after three days, and again after ten',
        'A tutoring centre welcomes new families with four emails over two weeks',
        'A garage asks for a review the day after the car is picked up',
        'A caterer contacts last December’s office clients in October',
      ],
      relatedServices: [
        { title: 'Workflow Automation', link: paths.workflow },
        { title: 'Customer Service Automation', link: paths.customerService },
        { title: 'AI Strategy Development', link: paths.strategy },
      ],
      callToAction: {
        text: 'Bring the last ten quotes that went quiet. We’ll show you what a follow-up could have said.',
        link: '/contact#booking',
      },
      card: serviceCards['marketing-automation'],
    },
    {
      slug: 'workflow-automation',
      group: 'ai-automation-solutions',
      path: paths.workflow,
      head: {
        title: 'Workflow Automation for Small Business | {company}',
        description:
          'Orders, invoices and bookings move between your email, spreadsheets and accounting software without retyping. Built on tools you use, checked by a person.',
        keywords: [
          'workflow automation small business',
          'invoice processing automation',
          'connect QuickBooks and spreadsheets',
          'business process automation {town}',
        ],
      },
      title: 'Workflow Automation',
      subtitle: 'Enter it once, and every system has it.',
      description:
        'Look for the spot where someone reads one screen and types into another. That’s where the hours go and the mistakes happen. We connect those two systems, add a check wherever money or a customer is involved, and leave the unusual cases to a person, with everything they need on one page.',
      picture: 'workflow-automation',
      pictureAlt: 'One hand passing an approved document to another',
      process: {
        kind: 'fork',
        title: 'Example: how a supplier invoice is handled',
        steps: [
          { title: 'It arrives', text: 'As a PDF in the shared inbox, or as a photo.' },
          { title: 'It is read', text: 'Supplier, amount, HST and order number.' },
          { title: 'It is matched', text: 'Against the purchase order you sent.' },
        ],
        ways: [
          {
            title: 'It matches',
            text: 'It’s in your books as a draft, waiting for your approval.',
          },
          {
            title: 'It doesn’t match',
            text: 'You see both documents side by side, with the difference marked.',
          },
        ],
      },
      features: [
        {
          title: 'Connections, not replacements',
          description:
            'You keep your accounting software, point of sale and calendar. We connect them through their own interfaces.',
          icon: 'link',
        },
        {
          title: 'Documents read for you',
          description:
            'Invoices, packing slips and order emails become rows of data, with the original one click away.',
          icon: 'invoice',
        },
        {
          title: 'A person at the right moment',
          description: 'Above an amount you choose, nothing happens until someone has approved it.',
          icon: 'hand',
        },
        {
          title: 'A log in plain English',
          description:
            'What ran, what it changed and what it left alone, in sentences you can read.',
          icon: 'checklist',
        },
      ],
      benefits: [
        {
          title: 'Time back every week',
          description: 'The pile of data entry that waits for a quiet afternoon is gone.',
        },
        {
          title: 'Fewer wrong numbers',
          description: `Software copies a figure the same way every time.${targetOf(facts, 'errorReduction', '{value} percent fewer errors.')}`,
        },
        {
          title: 'Less depends on one person',
          description: 'The steps are written down, so a vacation is no longer a risk.',
        },
        {
          title: 'It grows with you',
          description: 'Twice the orders doesn’t have to mean twice the overtime.',
        },
      ],
      useCases: [
        'Supplier invoices at a machine shop, read, matched and drafted in the books',
        'A florist’s online orders, sent to the delivery sheet and the driver’s phone',
        'A cleaning company’s timesheets, checked and passed to payroll',
        'New clients at an accounting practice, with folder, engagement letter and task list set up in one step',
        'A parts counter’s inventory, turned into a reorder list every Sunday night',
        'Receipts photographed on a job site, sorted by project before month-end',
      ],
      relatedServices: [
        { title: 'Marketing Automation', link: paths.marketing },
        { title: 'Implementation Support', link: paths.support },
        { title: 'AI Readiness Assessment', link: paths.assessment },
      ],
      callToAction: {
        text: 'Tell us which two systems you copy between. That’s enough to start.',
        link: '/contact#booking',
      },
      card: serviceCards['workflow-automation'],
    },
    {
      slug: 'customer-service-automation',
      group: 'ai-automation-solutions',
      path: paths.customerService,
      head: {
        title: 'Customer Service Automation for SMEs | {company}',
        description:
          'An assistant that answers routine questions from your own documents, day and night, and hands everything else to a person with the full conversation.',
        keywords: [
          'customer service automation',
          'AI chatbot small business',
          'AI phone and email assistant',
          'customer support automation {town}',
        ],
      },
      title: 'Customer Service Automation',
      subtitle: 'Routine questions answered at any hour, and a person for everything else.',
      description:
        'Are you open on Monday? Do you take walk-ins? Can I return this? You know these answers by heart. An assistant can learn them, too, and it knows only what you give it. When it doesn’t know, it says so and hands the conversation to one of you, with everything said so far.',
      picture: 'customer-service-automation',
      pictureAlt: 'A counter bell with a speech bubble that answers it',
      sheet: {
        kind: 'conversation',
        title: 'A conversation, handed over',
        sample: 'Sample data: a fictional clinic, on a Tuesday at 7:52 PM.',
        rows: [
          { label: 'Customer', text: 'Do you bill insurance directly?' },
          {
            label: 'Assistant (AI)',
            text: 'Yes, for most plans. Bring your card to the first visit.',
            note: 'Source: Fees and insurance, page 1',
          },
          { label: 'Customer', text: 'My knee has been swollen since yesterday.' },
          {
            label: 'Assistant (AI)',
            text: 'I can’t give health advice. The clinic will call you when it opens. If it gets worse tonight, call 811.',
          },
        ],
        result:
          'Passed to the front desk with the full conversation, kept as PHIPA, Ontario’s health privacy law, requires. Called back at 8:05 AM.',
      },
      features: [
        {
          title: 'Knows only what you give it',
          description:
            'It answers from your documents and the systems you connect, and shows where it found the answer. If the answer isn’t there, it doesn’t guess.',
          icon: 'search',
        },
        {
          title: 'Smooth handoff to your staff',
          description:
            'Your staff see the whole conversation, so customers don’t have to repeat themselves.',
          icon: 'people',
        },
        {
          title: 'Topics it never handles',
          description:
            'Health, refund requests, complaints and anything else you list go straight to a person.',
          icon: 'shield',
        },
        {
          title: 'Website, email and phone messages',
          description:
            'One set of answers for every channel, in the languages your customers speak.',
          icon: 'phone',
        },
      ],
      benefits: [
        {
          title: 'Fewer interruptions',
          description: 'Routine questions no longer pull someone away from the counter.',
        },
        {
          title: 'No waiting until Monday',
          description:
            'Customers get an answer on evenings and weekends, or an honest “we’ll call you at nine.”',
        },
        {
          title: 'You learn what people ask',
          description:
            'A weekly list of unanswered questions shows you what your website is missing.',
        },
        {
          title: 'Customers know it’s an AI',
          description: 'It says so at the start of every conversation. Honesty keeps their trust.',
        },
      ],
      useCases: [
        'A physiotherapy clinic in Oakville: hours, parking, what to bring and insurance forms',
        'An online tea store: order status, returns and steeping times',
        'A property manager: repair requests sorted by urgency, at any hour',
        'A driving school: available lessons, documents and what to expect at the road test',
        'A hardware store: what’s in stock, which aisle it’s in and whether you’ll hold it',
        'A restaurant in Streetsville: patio hours, large groups and gift cards',
      ],
      relatedServices: [
        { title: 'Workflow Automation', link: paths.workflow },
        { title: 'Marketing Automation', link: paths.marketing },
        { title: 'Implementation Support', link: paths.support },
      ],
      callToAction: {
        text: 'Bring your last twenty customer questions to a call. We’ll mark the ones an assistant could answer, and the ones it never should.',
        link: '/contact#booking',
      },
      card: serviceCards['customer-service-automation'],
    },
    {
      slug: 'ai-readiness-assessment',
      group: 'ai-consultation',
      path: paths.assessment,
      head: {
        title: 'Free AI Readiness Assessment, 30 Minutes | {company}',
        description:
          'A free 30-minute video call with a consultant in {town}. You leave with one task worth automating and what it takes, or a clear reason to wait.',
        keywords: [
          'AI readiness assessment',
          'free AI consultation',
          'is my business ready for AI',
          'AI assessment {town}',
        ],
      },
      title: 'AI Readiness Assessment',
      subtitle: 'Thirty minutes, no charge and an honest answer.',
      description:
        'You describe a typical week. We ask about the tasks, tools and records behind it, then tell you which task we’d automate first, roughly what it would take and what could get in the way. Sometimes the answer is “clean up your customer list first” or “not this year,” and we’ll tell you that, too.',
      picture: 'ai-readiness-assessment',
      pictureAlt: 'A clipboard with three questions and a pencil',
      sheet: {
        kind: 'summary',
        title: 'Assessment summary',
        sample: 'Sample data: a fictional plumbing company, seven people.',
        rows: [
          { label: 'Data', text: 'Customers in two lists', score: '3 of 5' },
          { label: 'Processes', text: 'Every quote takes the same steps', score: '4 of 5' },
          { label: 'People', text: 'The office manager wants to own it', score: '4 of 5' },
          { label: 'Technology', text: 'Calendar connects, invoicing exports', score: '3 of 5' },
          { label: 'Budget', text: 'Enough for one project this year', score: '2 of 5' },
          { label: 'Privacy', text: 'Addresses and job photos only', score: '5 of 5' },
        ],
        result:
          'Start with follow-ups on open quotes. First merge the two customer lists. Leave the phone to people.',
      },
      process: {
        kind: 'minutes',
        title: 'What happens in the 30 minutes',
        unit: 'minutes',
        parts: [
          { minutes: 5, what: 'Your business, and what a good year would look like' },
          { minutes: 10, what: 'The three most repetitive tasks, and who does them' },
          { minutes: 10, what: 'Your systems, your records and what’s confidential' },
          { minutes: 5, what: 'Our recommendation, and what you could do without us' },
        ],
      },
      features: [
        {
          title: 'A consultant, not a salesperson',
          description: 'The person on the call is the one who’d lead your project.',
          icon: 'people',
        },
        {
          title: 'Six areas, one page',
          description:
            'Data, processes, people, technology, budget and privacy, each with a rating.',
          icon: 'checklist',
        },
        {
          title: 'Bring your quiz result',
          description: 'Take the free quiz first, and we’ll start from your result.',
          icon: 'link',
        },
        {
          title: 'A written summary within the week',
          description:
            'A short summary of the first task, the effort and the risks. It’s yours to keep.',
          icon: 'envelope',
        },
      ],
      benefits: [
        {
          title: 'A clear place to start',
          description: 'You know which task to start with, and which to leave alone.',
        },
        {
          title: 'Money spent in the right order',
          description: 'Cleaning up a list takes days. Automating a messy one can cost you months.',
        },
        {
          title: 'A way to compare vendors',
          description: 'After the call you know what to ask any vendor, us included.',
        },
        {
          title: 'No obligation',
          description: 'No credit card, no contract and no follow-up sales calls.',
        },
      ],
      useCases: [
        'You pay for three AI tools and don’t get the most out of any of them',
        'Your office manager retires next year, and the process is all in her head',
        'A vendor gave you a quote, and you can’t tell whether it’s fair',
        'You handle patient files under PHIPA, or client files, and wonder what’s allowed',
        'Two locations do the same job in two different ways',
        'Your staff already paste things into chatbots, and you want a policy',
      ],
      relatedServices: [
        { title: 'AI Strategy Development', link: paths.strategy },
        { title: 'Workflow Automation', link: paths.workflow },
        { title: 'Implementation Support', link: paths.support },
      ],
      callToAction: {
        text: 'Pick a time from our calendar. You can move or cancel it until the call starts.',
        link: '/contact#booking',
        button: 'Pick a Time',
      },
      card: serviceCards['ai-readiness-assessment'],
    },
    {
      slug: 'ai-strategy-development',
      group: 'ai-consultation',
      path: paths.strategy,
      head: {
        title: 'AI Strategy Development for SMEs | {company}',
        description:
          'A plan for the next twelve months: which tasks to automate in which order, what each may cost, who owns it and when to stop. Written for business owners.',
        keywords: [
          'AI strategy small business',
          'AI roadmap SME',
          'AI budget planning',
          'AI consultant Ontario',
        ],
      },
      title: 'AI Strategy Development',
      subtitle: 'A plan with priorities, budgets and clear limits.',
      description:
        'Forget the slide deck. You get a few pages you can pin to the wall: five or six tasks, ranked by what they save, each with a maximum budget, one person responsible and a point at which you’d stop. It fits the money and people you have, and it says what you won’t do.',
      picture: 'ai-strategy-development',
      pictureAlt: 'A folded map with a route to a marked destination',
      sheet: {
        kind: 'plan',
        title: 'The plan, page 1',
        sample: 'Sample data: a fictional store with two locations.',
        rows: [
          {
            label: 4000,
            text: 'One inventory list for both locations',
            note: 'Floor manager. We stop if the lists still differ after four weeks.',
          },
          {
            label: 2500,
            text: 'Follow-up on quotes after three days',
            note: 'Office manager. We stop if it saves less than two hours a week.',
          },
          {
            label: 6000,
            text: 'Supplier invoices, read and matched',
            note: 'Bookkeeper. We stop if more than one in ten needs correcting.',
          },
        ],
        result: 'Not this year: a chatbot, a new point of sale, anything in December.',
      },
      process: {
        kind: 'steps',
        title: 'How we build your plan',
        steps: [
          { title: 'Observe', text: 'Half a day at your business, watching the work.' },
          { title: 'Measure', text: 'Two weeks of tracking time, errors and delays.' },
          { title: 'Discuss', text: 'A draft, reviewed with the people who do the work.' },
          { title: 'Decide', text: 'The plan: priorities, budgets, owners and limits.' },
          { title: 'Review', text: 'After the first project, with real numbers.' },
        ],
      },
      features: [
        {
          title: 'Ranked by your numbers',
          description: 'Hours saved against cost and risk, task by task, with the math shown.',
          icon: 'scale',
        },
        {
          title: 'Build, buy or skip',
          description:
            'For each task: a product to subscribe to, something worth building, or neither.',
          icon: 'signpost',
        },
        {
          title: 'Rules for people and data',
          description:
            'What staff may paste where and which vendor sees what, on one page they’ll actually read.',
          icon: 'shield',
        },
        {
          title: 'A schedule that fits your season',
          description: 'No launch in December for a retailer, and none in April for an accountant.',
          icon: 'calendar',
        },
      ],
      benefits: [
        {
          title: 'One plan to measure ideas against',
          description: 'New tools are judged against the plan, not against the latest demo.',
        },
        {
          title: 'A maximum budget for every project',
          description: 'You know the most a project can cost before it starts.',
        },
        {
          title: 'Your team is on board',
          description:
            'The people who do the work helped set the priorities, so they’re more likely to use the result.',
        },
        {
          title: 'Something to show your bank',
          description: 'Costs, savings and timing in a form a lender or a partner can read.',
        },
      ],
      useCases: [
        'A family-owned manufacturer in Vaughan, passing to the second generation',
        'A clinic group that wants one way of working at three locations',
        'A wholesaler choosing between a new system and connecting the old ones',
        'An accounting practice whose clients are asking for AI advice',
        'A retailer whose online store and two locations never agree on inventory',
        'A non-profit with a digital grant and a deadline to put it to good use',
      ],
      relatedServices: [
        { title: 'AI Readiness Assessment', link: paths.assessment },
        { title: 'Implementation Support', link: paths.support },
        { title: 'Marketing Automation', link: paths.marketing },
      ],
      callToAction: {
        text: 'Bring last year’s wish list. We’ll prioritize it together, and cross a few things out.',
        link: '/contact#booking',
      },
      card: serviceCards['ai-strategy-development'],
    },
    {
      slug: 'implementation-support',
      group: 'ai-consultation',
      path: paths.support,
      head: {
        title: 'AI Implementation Support for Small Teams | {company}',
        description:
          'Hands-on help from the first test to the day your team runs it without us: setup, data, training, a rollback plan and a measured result.',
        keywords: [
          'AI implementation support',
          'AI training for staff',
          'AI rollout small business',
          'automation support {town}',
        ],
      },
      title: 'Implementation Support',
      subtitle: 'We stay until your team can run it without us.',
      description:
        'Software rarely fails on the day it’s installed. It fails in week three, when the first unusual case comes up and everyone goes back to paper. We’re there in week three. We set it up, test it with your real cases, train the people who use it and leave you a guide for fixing common problems.',
      picture: 'implementation-support',
      pictureAlt: 'A hand tightening a nut with a wrench',
      process: {
        kind: 'weeks',
        title: 'A typical six-week rollout',
        oldLabel: 'The old way',
        newLabel: 'The new way',
        weeks: [
          {
            label: 'Week 1',
            length: 1,
            what: 'Access, data backups and a rollback plan',
            runs: ['old'],
          },
          { label: 'Week 2', length: 1, what: 'A trial run with twenty past cases', runs: ['old'] },
          {
            label: 'Weeks 3 and 4',
            length: 2,
            what: 'Both run side by side, and every case is compared',
            runs: ['old', 'new'],
          },
          {
            label: 'Week 5',
            length: 1,
            what: 'The old way stops, and we sit with your team',
            runs: ['new'],
          },
          {
            label: 'Week 6',
            length: 1,
            what: 'Results measured, and everything handed over',
            runs: ['new'],
          },
        ],
      },
      features: [
        {
          title: 'Old and new side by side',
          description:
            'Nothing is switched off until the new way has matched the old one for two weeks.',
          icon: 'scale',
        },
        {
          title: 'Training on real work',
          description: 'One hour per person, on their own computer, with their own cases.',
          icon: 'wrench',
        },
        {
          title: 'A rollback plan we’ve tested',
          description: 'We practise for a bad day: how to keep going by hand if a service is down.',
          icon: 'signpost',
        },
        {
          title: 'You own the accounts',
          description: 'Accounts, passwords and documentation belong to you from day one.',
          icon: 'key',
        },
      ],
      benefits: [
        {
          title: 'Used, not just installed',
          description: 'We check who’s using it in week six. If nobody is, we’re not done.',
        },
        {
          title: 'No downtime for customers',
          description: 'The only thing customers should notice is faster answers.',
        },
        {
          title: 'Your team can change it',
          description: 'A new price, a new form, a new colleague: they know what to change.',
        },
        {
          title: 'A measured result',
          description: 'Time and errors, before and after, measured the same way both times.',
        },
      ],
      useCases: [
        'You bought a tool last year, and it’s still sitting there',
        'Your developer built it, moved on and left no documentation',
        'Two people on your team are keen, and five are nervous about it',
        'A new booking system has to work with an old point of sale',
        'Your vendor’s support team is in another time zone',
        'You’ve learned the basics and want help with your first project',
      ],
      relatedServices: [
        { title: 'AI Strategy Development', link: paths.strategy },
        { title: 'Workflow Automation', link: paths.workflow },
        { title: 'Customer Service Automation', link: paths.customerService },
      ],
      callToAction: {
        text: 'Tell us what you bought and where it got stuck. We’ll tell you whether it can be saved.',
        link: '/contact#booking',
      },
      card: serviceCards['implementation-support'],
    },
  ] as const satisfies readonly ServicePage[];
}
