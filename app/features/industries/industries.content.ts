import type { PageHead, TextLink } from '#app/content-types.ts';
import { regionInWords } from '#app/facts/company.ts';
import { stateOf } from '#app/facts/courses.ts';
import type { Facts } from '#app/facts/facts.ts';
import { ownerQuestionsOf, withUpkeep } from '#app/facts/owner-questions.ts';
import { ownWords } from '#app/facts/page-texts.ts';
import type { ToolSlug } from '#app/facts/tools.ts';

export type IndustryPage = {
  readonly head: PageHead;
  /** What such businesses call themselves: words for the search alone. */
  readonly searchedAs: string;
  readonly title: string;
  readonly text: string;
  /** A typical week today: when, and what happens. */
  readonly week: readonly { readonly when: string; readonly what: string }[];
  readonly automations: readonly {
    readonly title: string;
    readonly text: string;
    /** Software that such businesses use. */
    readonly products: string;
  }[];
  readonly limits: readonly string[];
  /** The project that the example price is for. */
  readonly example: string;
  readonly next: readonly (TextLink & { readonly text: string })[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
};

const tool = (slug: ToolSlug) => `/resources/tools/${slug}` as const;
const template = (slug: string) => `/resources/automation-templates/${slug}` as const;

export function industryWordsOf(facts: Facts) {
  return ownWords('industries', facts, {
    head: {
      title: 'AI for Your Industry in {area} | {company}',
      description:
        'How AI automation helps trades, clinics, shops, professional offices and small manufacturers across {region}, and where it doesn’t help yet.',
      keywords: ['AI by industry', 'small business automation {town}'],
    },
    breadcrumb: 'Industries',
    title: 'Who we help',
    text: `Find your industry to see a typical week, three automations to start with, and what we’d leave alone. We work with owner-run businesses across ${regionInWords(facts)}.`,
    action: { label: 'Book a Free Call', href: '/contact#booking' },
    weekTitle: 'Does your week look like this?',
    automationsTitle: 'Three automations to start with',
    productsLabel: 'Works with',
    limitsTitle: 'What we’d leave alone',
    limitsText: 'Some things are better done by a person, or aren’t worth the money yet.',
    exampleTitle: 'What it could cost',
    /** `{likely}` comes from the price facts. */
    examplePrice: 'Typically {likely}',
    exampleRange:
      'From {low} for a simple setup to {high} for a complex one, plus HST. This is an estimate; your quote is a fixed price.',
    exampleLinks: [
      { label: 'See all prices', href: '/pricing' },
      { label: 'See whether the launch package covers it', href: '/special-offer' },
    ],
    nextTitle: 'Start on your own',
    questionsTitle: 'Common questions',
    questions: [
      {
        question: 'Our industry isn’t on the list. Can you help?',
        answer:
          'Probably. Inquiries, appointments, invoices and follow-ups work much the same everywhere. Tell us about your week, and we’ll say whether we’re the right people.',
      },
      {
        question: 'What do you need from us?',
        answer:
          'A few hours with the person who does the work today, some real examples, and logins to the tools involved.',
      },
    ],
    end: {
      title: 'Want to know what fits your business?',
      text: 'In a free 30-minute call, we’ll look at one task with you and tell you what we’d automate first, or why we’d wait.',
      action: { label: 'Book a Free Call', href: '/contact#booking' },
    },
    back: { label: 'All industries', href: '/industries' },
  } as const satisfies { head: PageHead } & Record<string, unknown>);
}

export function industryPagesOf(facts: Facts) {
  const { company } = facts;
  const ownerQuestions = ownerQuestionsOf(facts);
  // A course that is gone has no label.
  const course = (slug: string) => {
    const found = facts.courses.find((one) => one.slug === slug);
    const soon = found && stateOf(found) === 'soon' ? ' Coming soon.' : '';
    return {
      label: found?.title ?? '',
      href: `/courses/${slug}`,
      text: found ? `${found.audience}.${soon}` : '',
    } as const;
  };
  return {
    trades: ownWords<IndustryPage>('trades', facts, {
      head: {
        title: 'AI for HVAC, Plumbing & Electrical | {company}',
        description:
          'Text back missed calls, follow up on quotes and send invoices the same day: AI automation for HVAC, plumbing and electrical contractors in {area}.',
        keywords: ['AI for HVAC', 'plumbing automation', 'electrical contractor software'],
      },
      searchedAs: 'plumber electrician roofer landscaper handyman contractor heating cooling',
      title: 'AI for trades and home services',
      text: 'When you’re on a ladder, you can’t answer the phone. We set up the follow-up that HVAC, plumbing and electrical contractors never get around to, so fewer jobs go to whoever picks up first.',
      week: [
        {
          when: 'Monday',
          what: 'Three calls go to voicemail during a furnace install. Two of the callers don’t leave a message.',
        },
        {
          when: 'Wednesday',
          what: 'Five quotes from last week are still open. Nobody has had time to follow up.',
        },
        {
          when: 'Friday',
          what: 'The job sheets are in the truck, so the invoices wait for the weekend.',
        },
        { when: 'Sunday', what: 'You type them up after dinner.' },
      ],
      automations: [
        {
          title: 'Text back every missed call',
          text: 'The caller gets a text within a minute that asks what’s wrong and where. The answer goes to your phone, and if it says “no heat” or “leak,” you get a call right away.',
          products: 'RingCentral, Twilio, Quo (OpenPhone)',
        },
        {
          title: 'Follow up on every open quote',
          text: 'A friendly reminder after three days, and another after ten. It stops as soon as the customer replies, and you see which quotes are still open.',
          products: 'Jobber, Housecall Pro, ServiceTitan',
        },
        {
          title: 'From job sheet to invoice on the same day',
          text: 'Take a photo of the job sheet. Parts and hours become a draft invoice that you check and send.',
          products: 'QuickBooks Online, Xero, Jobber',
        },
      ],
      limits: [
        'Diagnosing a problem over the phone. A wrong guess about gas or wiring is dangerous; a licensed person decides.',
        'Final prices without a site visit. We can collect photos and details, but you set the price.',
        'Automating your dispatch board if you have fewer than four trucks. A whiteboard is faster.',
      ],
      example:
        'Missed-call text-back and quote follow-up, connected to the software you use for jobs',
      next: [
        {
          label: 'ROI Calculator',
          href: tool('roi-calculator'),
          text: 'See what missed calls cost you. There’s an example for an HVAC contractor.',
        },
        {
          label: 'Lead Follow Up Email template',
          href: template('lead-follow-up-email'),
          text: 'The reminders for open quotes. Coming soon.',
        },
        course('ai-tools-quick-start'),
      ],
      questions: [
        {
          question: 'Will customers notice that it’s automated?',
          answer:
            'Yes, and that’s fine. The text says it’s automatic and that you’ll call back. People mind silence more than an honest automatic reply.',
        },
        {
          question: 'What do you need from us?',
          answer: `About three hours of your time, a login to your job software and ten real quotes. We come to your shop if it’s within ${company.serviceRadiusKm} km of ${company.address.locality}.`,
        },
        {
          question: 'What if it breaks on a Saturday?',
          answer: `Calls still ring through to your voicemail as they do today. ${withUpkeep(facts)} we look into it by the next business day.`,
        },
      ],
    }),
    clinics: ownWords<IndustryPage>('clinics', facts, {
      head: {
        title: 'AI for Dental & Health Clinics in {area} | {company}',
        description:
          'Fewer no-shows and fewer calls to the front desk, with patient information handled as PHIPA requires: AI automation for dental and health clinics.',
        keywords: ['AI for dental clinics', 'PHIPA AI', 'clinic automation Ontario'],
      },
      searchedAs: 'dentist doctor physiotherapist physio chiropractor',
      title: 'AI for dental and health clinics',
      text: 'Your front desk answers the same ten questions all day while patients wait in line. We take over the routine part and handle patient information the way Ontario’s health privacy law, PHIPA, requires.',
      week: [
        {
          when: '8:00 AM',
          what: 'Twelve voicemails. Nine are from patients who want to book, move or confirm an appointment.',
        },
        { when: '11:30 AM', what: 'A patient doesn’t show up, and the waitlist is on paper.' },
        {
          when: '3:00 PM',
          what: 'Someone asks whether you bill their insurer directly, for the sixth time today.',
        },
        { when: '6:00 PM', what: 'Recall letters for next month still haven’t gone out.' },
      ],
      automations: [
        {
          title: 'Reminders that fill the gaps',
          text: 'Patients confirm with one tap. When someone cancels, the next three people on the waitlist get a text, and the first to answer gets the appointment.',
          products: 'Jane App, Dentrix, Cliniko',
        },
        {
          title: 'Routine questions answered, day and night',
          text: 'Hours, parking, direct billing, what to bring: answered from your own pages, with the source. Anything about symptoms or treatment goes to your team.',
          products: 'your website, phone system and texts',
        },
        {
          title: 'Recalls that go out on time',
          text: 'A list of who is due, a message in your words, and a note for your front desk about who hasn’t answered.',
          products: 'Dentrix, Jane App, Cyberimpact',
        },
      ],
      limits: [
        'Medical or dental advice. An assistant never answers a question about symptoms, medication or treatment.',
        'Patient records in a general-purpose chatbot. Under PHIPA you stay responsible for them, so we only use services with a suitable agreement.',
        'Replacing your practice software. We work with what you have.',
      ],
      example: 'An assistant for routine questions, with handover to your front desk',
      next: [
        {
          label: 'Vendor Evaluation Checklist',
          href: tool('vendor-evaluation-checklist'),
          text: 'What to ask before a vendor sees patient information.',
        },
        {
          label: 'Customer Chatbot template',
          href: template('customer-chatbot'),
          text: 'Which questions to answer and which to hand over. Coming soon.',
        },
        course('customer-service-ai-systems'),
      ],
      questions: [
        {
          question: 'Does this comply with PHIPA?',
          answer:
            'The law puts the duty on your clinic, and we help you meet it: as little patient information as possible, written agreements with each service, access only for those who need it, and a record of who saw what. For a formal opinion, ask a privacy lawyer.',
        },
        ownerQuestions.data,
        {
          question: 'What do you need from us?',
          answer:
            'Someone from the front desk for four hours, a list of the questions you get, and the person who looks after privacy at your clinic.',
        },
      ],
    }),
    retail: ownWords<IndustryPage>('retail', facts, {
      head: {
        title: 'AI for Retail & Online Stores in {area} | {company}',
        description:
          'Answer “where’s my order?”, win back customers and reorder before you run out: AI automation for shops and online stores in {region}.',
        keywords: ['AI for retail', 'e-commerce automation', 'online store automation Ontario'],
      },
      searchedAs: 'shop boutique ecommerce merchant',
      title: 'AI for retail and online stores',
      text: 'Whether you sell over the counter, online or both, the same details get typed twice and the same questions come in every day. We connect the store, the stock and the inbox.',
      week: [
        {
          when: 'Monday',
          what: 'Twenty emails ask where an order is. The answer is in another window.',
        },
        { when: 'Tuesday', what: 'The online store sells the last one, and so does the shop.' },
        { when: 'Thursday', what: 'A supplier’s price list arrives as a PDF, with 300 lines.' },
        { when: 'Saturday', what: 'It’s too busy to ask anyone for their email address.' },
      ],
      automations: [
        {
          title: 'Order questions answered with the real status',
          text: 'The order and its tracking are looked up, and the reply goes out within minutes. Complaints and refunds go to you.',
          products: 'Shopify, WooCommerce, Gorgias',
        },
        {
          title: 'Win back customers with their consent',
          text: 'A welcome, a reminder when it’s time to buy again, and a record of who agreed to what, as Canada’s anti-spam law requires.',
          products: 'Klaviyo, Mailchimp, Square',
        },
        {
          title: 'Reorder before you run out',
          text: 'A weekly list of what’s running low, based on what really sold, as a draft order for your approval.',
          products: 'Lightspeed, Shopify, QuickBooks Online',
        },
      ],
      limits: [
        'Product descriptions that nobody checks. A wrong allergen or size costs more than the time you saved.',
        'Prices that change on their own. Your customers remember the old ones.',
        'Forecasts from less than a year of sales. Your own judgment is better.',
      ],
      example: 'A welcome and win-back email sequence, with consent on record',
      next: [
        {
          label: 'Data Quality Assessment',
          href: tool('data-quality-assessment'),
          text: 'Check your customer list before you email anyone.',
        },
        {
          label: 'Email Welcome Series template',
          href: template('email-welcome-series'),
          text: 'The first emails a new customer gets. Coming soon.',
        },
        course('marketing-automation-masterclass'),
      ],
      questions: [
        {
          question: 'Is there enough data in a small shop?',
          answer:
            'For reminders and order questions, yes. For forecasts, you need at least a year of sales by product. We’ll tell you if it’s too early.',
        },
        {
          question: 'What do you need from us?',
          answer:
            'Access to your store and your inbox, twenty typical emails, and two hours with the person who answers them.',
        },
      ],
    }),
    offices: ownWords<IndustryPage>('offices', facts, {
      head: {
        title: 'AI for Accounting & Law Offices in {area} | {company}',
        description:
          'Collect documents, file them and chase what’s missing without typing: AI automation for accountants, law offices and insurance brokers in {area}.',
        keywords: ['AI for accountants', 'law office automation', 'document automation Ontario'],
      },
      searchedAs: 'accountant bookkeeper lawyer paralegal broker CPA',
      title: 'AI for professional offices',
      text: 'Your clients pay for judgment, but much of the week goes into asking for documents, renaming files and copying figures. We automate that part for accountants, law offices and brokers.',
      week: [
        {
          when: 'Monday',
          what: 'Fifteen clients still owe you a document. You write fifteen emails.',
        },
        {
          when: 'Tuesday',
          what: 'The documents arrive as photos, scans and screenshots, all called “scan001.”',
        },
        { when: 'Thursday', what: 'Someone types the same address into a third system.' },
        { when: 'Friday', what: 'A deadline was in an email that nobody filed.' },
      ],
      automations: [
        {
          title: 'Document requests that follow up on their own',
          text: 'Each client gets a list of what’s missing, a secure place to upload it, and reminders until it’s complete.',
          products: 'TaxDome, Microsoft 365, Clio',
        },
        {
          title: 'Files named and filed as they arrive',
          text: 'The document is read, named by client, type and year, and put in the right folder. Anything unclear goes to a person.',
          products: 'SharePoint, Google Drive, Clio',
        },
        {
          title: 'Figures from paper into your books',
          text: 'Receipts and invoices become drafts with supplier, amount and HST. You approve them before they’re posted.',
          products: 'QuickBooks Online, Xero, Dext',
        },
      ],
      limits: [
        'Legal, tax or insurance advice. A draft is a draft: a professional reads it before a client does.',
        'Confidential files in free AI accounts. We only use services whose terms keep your data out of training.',
        'Filing with the CRA or a court without a person’s approval.',
      ],
      example: 'Invoices and receipts read and entered as drafts in your accounting software',
      next: [
        {
          label: 'Tech Stack Analyzer',
          href: tool('tech-stack-analyzer'),
          text: 'Find out which of your systems do the same job. There’s an example for a law office.',
        },
        {
          label: 'Invoice Approval template',
          href: template('invoice-approval'),
          text: 'Who approves what, and above which amount. Coming soon.',
        },
        course('ai-for-sme-essentials'),
      ],
      questions: [
        {
          question: 'Is this allowed under our professional rules?',
          answer:
            'Your regulator decides that, and its guidance changes. We document what each tool does with client data, so you can check it against the rules of the Law Society of Ontario, CPA Ontario or your own regulator.',
        },
        ownerQuestions.data,
        {
          question: 'What do you need from us?',
          answer:
            'Thirty sample documents with names removed, a login to the systems involved, and half a day with the person who does the work now.',
        },
      ],
    }),
    manufacturing: ownWords<IndustryPage>('manufacturing', facts, {
      head: {
        title: 'AI for Machine Shops & Manufacturers | {company}',
        description:
          'Orders, quotes and supplier invoices without retyping: AI automation for machine shops, fabricators and food producers in {town} and nearby.',
        keywords: ['AI for manufacturing', 'machine shop automation', 'order processing Ontario'],
      },
      searchedAs: 'manufacturer factory machinist fabricator welder',
      title: 'AI for light manufacturing',
      text: 'You already know how to take waste out of a process on the floor. We do the same in the office: orders, quotes and invoices that move through without being retyped.',
      week: [
        {
          when: 'Monday',
          what: 'Purchase orders come in as PDFs, and someone types them into the ERP.',
        },
        {
          when: 'Tuesday',
          what: 'A customer asks for a quote like the one from March. Nobody can find it.',
        },
        {
          when: 'Thursday',
          what: 'Forty supplier invoices need to be matched with packing slips.',
        },
        { when: 'Friday', what: '“When does it ship?” The answer takes three phone calls.' },
      ],
      automations: [
        {
          title: 'Purchase orders into your system as drafts',
          text: 'Part numbers, quantities and dates are read from the PDF. Anything that doesn’t match a known part is flagged for a person.',
          products: 'Sage, Microsoft Business Central, QuickBooks',
        },
        {
          title: 'Supplier invoices matched with orders',
          text: 'Invoice, order and packing slip side by side. If they agree, it’s ready to approve; if not, you see why.',
          products: 'Sage, Dext, Microsoft 365',
        },
        {
          title: 'Past quotes you can find',
          text: 'Ask for “stainless brackets, 200 pieces” and see what you quoted, for whom and at what margin.',
          products: 'SharePoint, Google Drive, your ERP',
        },
      ],
      limits: [
        'Quality decisions. A camera can help an inspector, but it takes a project of its own and many samples.',
        'Running machines. We work in the office and don’t touch controls or safety systems.',
        'Predicting breakdowns without sensor data. If you don’t collect it yet, start there.',
      ],
      example: 'Supplier invoices or purchase orders read and entered as drafts',
      next: [
        {
          label: 'Implementation Cost Calculator',
          href: tool('implementation-cost-calculator'),
          text: 'Estimate a project, line by line.',
        },
        {
          label: 'Stock Reorder template',
          href: template('stock-reorder'),
          text: 'When to reorder, and how much. Coming soon.',
        },
        course('ai-implementation-workshop'),
      ],
      questions: [
        {
          question: 'Our ERP is old. Does that matter?',
          answer:
            'Often less than you’d think. If it can import a file, we can work with it. If it can’t, we’ll tell you what that adds to the price before you decide.',
        },
        {
          question: 'What do you need from us?',
          answer:
            'Fifty real documents, access to a test copy of your system if there is one, and half a day with the person who does the work now. We’re happy to come to your shop.',
        },
        {
          question: 'What if it reads a number wrong?',
          answer:
            'Nothing is posted without a person’s approval. Every figure is shown next to the document it came from, and we measure how many are right before you rely on it.',
        },
      ],
    }),
  };
}
