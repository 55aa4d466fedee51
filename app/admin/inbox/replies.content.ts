import type { NoticeWords } from '../shell/shell.content.ts';

export const repliesWords = {
  title: 'Replies',
  lead: 'Your signature, and templates for replies you send often.',
  signature: {
    title: 'Signature',
    label: 'Signature',
    help: 'Added below every reply, after an empty line. Leave it empty for none.',
    submit: 'Save Signature',
  },
  templates: {
    title: 'Templates',
    text: 'Choose one on a message’s page. {name} becomes the first name, {company} the company and {reference} the reference of the message.',
    none: 'No templates yet.',
    name: 'Name',
    nameHelp: 'How you’ll find it in the list.',
    body: 'Text',
    add: 'New template',
    submit: 'Add Template',
    save: 'Save Template',
    remove: 'Delete Template',
  },
  errors: {
    name: 'Enter a name of at most 60 characters.',
    body: 'Write the text of the template.',
    most: 'There are 30 templates already. Delete one first.',
  },
  problem: { title: 'Not saved', description: 'Check the form below.' },
} as const;

export const repliesNotices = {
  signature: { title: 'Signature saved', description: 'It applies to your next replies.' },
  template: {
    title: 'Saved',
    description: 'You can choose the template on a message’s page.',
  },
  removed: { title: 'Deleted', description: 'The template is gone.' },
} as const satisfies NoticeWords;
