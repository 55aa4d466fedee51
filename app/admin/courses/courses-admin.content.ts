export const coursesWords = {
  title: 'Courses',
  lead: 'In the order shown on the page. Each course has a page of its own, with a waitlist until you open it. A new one gets both when you publish.',
  published: 'Your courses are published.',
  builtIn: 'The courses that came with the site are published.',
  list: {
    title: 'Courses',
    empty: 'There are no courses.',
    add: 'Add a Course',
    sample: '',
  },
  detail: '{price}, {weeks}.',
  weeks: { one: '1 week', many: '{count} weeks' },
  waiting: {
    none: 'Nobody is waiting for it{more}.',
    one: '1 person is waiting for it{more}.',
    many: '{count} people are waiting for it{more}.',
    told: { none: '', one: '1 person has been told', many: '{count} people have been told' },
    pending: { none: '', one: '1 hasn’t confirmed', many: '{count} haven’t confirmed' },
  },
  removing: {
    title: 'Before you remove a course',
    lines: [
      'Once you publish, it’s gone from the list, the home page, the search and the data for search engines. Its address then shows that there’s no course with this name, with the waitlist for your next course, template or download, unless you redirect it under Site.',
      'Nobody can join its waitlist anymore. The people on it aren’t emailed: they stay under Audience, Lists, but can’t be notified anymore. If its notices are already going out, they still reach everyone on the list.',
      'If you add a course with the same title again, it has the same address and the same waitlist.',
    ],
  },
  form: {
    editTitle: 'Edit {name}',
    addTitle: 'New course',
    drawing: 'Drawing',
    drawings: {
      'course-essentials': 'Drawing 1',
      'course-marketing': 'Drawing 2',
      'course-implementation': 'Drawing 3',
      'course-customer-service': 'Drawing 4',
      'course-data': 'Drawing 5',
      'course-quick-start': 'Drawing 6',
    },
  },
  fields: {
    title: { label: 'Title', help: 'The address of its page is made from it and stays the same.' },
    price: { label: 'Price', help: 'In whole Canadian dollars, before HST.' },
    durationWeeks: { label: 'Weeks', help: '' },
    modules: { label: 'Modules', help: '' },
    level: { label: 'Level', help: '' },
    audience: { label: 'Who it’s for', help: '' },
    description: { label: 'Description', help: 'One or two sentences.' },
    outcomes: { label: 'What people will take away', help: 'One on each line.' },
    state: {
      label: 'State',
      help: 'Once you’ve published that it’s open, you can email its waitlist.',
    },
    enrolHref: {
      label: 'Where people enrol',
      help: 'Needed while it’s open: a page of this site, such as /contact, or an https address.',
    },
  },
  popular: 'Marked as most popular',
} as const;

export const courseErrors = {
  title: 'Enter a title of at most 80 characters.',
  sameTitle: 'Another course has this title. Choose a different one.',
  description: 'Enter one or two sentences, at most 300 characters.',
  audience: 'Enter who the course is for, at most 120 characters.',
  price: 'Enter a whole number from 0 to 100,000.',
  durationWeeks: 'Enter a whole number from 1 to 52.',
  modules: 'Enter a whole number from 1 to 99.',
  level: 'Choose a level.',
  picture: 'Choose a drawing.',
  outcomes: 'Enter one to eight lines, each at most 120 characters.',
  state: 'Choose a state.',
  enrolHref:
    'Enter a page of this site that exists, such as /contact, or an address that begins with https://.',
  tooMany: 'There can be at most 24 courses. Remove one first.',
  lastOne: {
    title: 'Not removed',
    description:
      'This is the only course. To show no courses, turn off Courses under Content, Site.',
  },
} as const;
