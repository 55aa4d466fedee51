export const storiesWords = {
  title: 'Stories',
  lead: 'What customers say, on the home page. Each story has the numbers before and after.',
  published: 'Your stories are published.',
  samplesPublished: {
    one: 'Your stories are published; 1 of them is a sample.',
    many: 'Your stories are published; {count} of them are samples.',
  },
  nonePublished: 'No stories are published.',
  builtIn: 'The sample stories are published: these customers are made up.',
  list: {
    title: 'Stories',
    empty: 'Without stories, the home page leaves the section out.',
    add: 'Add a Story',
    sample: 'Sample story',
  },
  form: {
    editTitle: 'Edit the story of {name}',
    addTitle: 'New story',
    drawings: { 'story-1': 'Drawing 1', 'story-2': 'Drawing 2', 'story-3': 'Drawing 3' },
    agreed: 'This customer is real, and has agreed in writing to be quoted',
    agreedHelp: 'Without it, the story is marked as a sample wherever it’s shown.',
  },
  fields: {
    name: { label: 'Name', help: 'Such as “Marta K.”' },
    position: { label: 'Role', help: 'Such as “Owner”.' },
    company: { label: 'Business', help: 'Its name, or “A bakery with two shops”.' },
    location: { label: 'Place', help: '' },
    quote: {
      label: 'Quote',
      help: 'In the customer’s words, at most 400 characters, without quotation marks.',
    },
    figure: { label: 'Figure in large type', help: 'Such as 37%. You can leave it empty.' },
    before: { label: 'Before', help: 'Such as “About 14 minutes per invoice”.' },
    after: { label: 'After', help: 'Such as “About 2 minutes per invoice”.' },
    result: { label: 'Result', help: 'Such as “37 percent more orders”.' },
    caseStudy: {
      label: 'Article about it',
      help: 'A real customer’s story doesn’t link to a made-up case study.',
    },
  },
  optional: '(optional)',
  noArticle: 'None',
} as const;

export const storyErrors = {
  name: 'Enter a name, at most 60 characters.',
  position: 'Enter the role, at most 80 characters.',
  company: 'Enter the business, at most 80 characters.',
  location: 'Enter the place, at most 80 characters.',
  quote: 'Enter what the customer said, at most 400 characters.',
  figure: 'Shorten the figure to 8 characters, such as 37% or 9 h.',
  before: 'Enter how it was, at most 120 characters.',
  after: 'Enter how it is now, at most 120 characters.',
  result: 'Enter the result, at most 80 characters.',
  caseStudy: 'Choose one of your own articles, or none: this one is made up.',
  tooMany: 'There’s room for six stories. Remove one first.',
} as const;
