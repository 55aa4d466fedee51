export const teamWords = {
  title: 'Team',
  lead: 'The people on the about page, in the order shown there. They’re also named as the authors of the articles that came with the site.',
  published: 'Your team is published.',
  samplesPublished: {
    one: 'Your team is published; 1 of its people is a sample.',
    many: 'Your team is published; {count} of its people are samples.',
  },
  nonePublished: 'No team is published.',
  builtIn: 'The sample team is published: these people are made up.',
  list: {
    title: 'Members',
    empty: 'Without a team, the about page leaves the section out.',
    add: 'Add a Member',
    sample: 'Sample profile',
  },
  form: {
    editTitle: 'Edit {name}',
    addTitle: 'New member',
    drawings: {
      'team-1': 'Drawing 1',
      'team-2': 'Drawing 2',
      'team-3': 'Drawing 3',
      'team-4': 'Drawing 4',
    },
  },
  fields: {
    name: { label: 'Name', help: 'As it’s shown on the about page.' },
    position: { label: 'Role', help: 'Such as “Automation engineer”.' },
    bio: { label: 'Text', help: 'One or two sentences, at most 300 characters.' },
  },
} as const;

export const teamErrors = {
  name: 'Enter a name, at most 60 characters.',
  position: 'Enter the role, at most 80 characters.',
  bio: 'Enter a short text, at most 300 characters.',
  tooMany: 'The team can have at most 24 members. Remove one first.',
} as const;
