/** Why an article can't be saved or published. */
export const ownArticleErrors = {
  title: 'Give the article a title.',
  titleLength: 'A title has at most 100 characters.',
  line: 'A line has at most 200 characters.',
  description: 'Describe the article in 70 to 160 characters, for search results and lists.',
  category: 'Enter a category, such as “Tools”.',
  author: 'Enter who wrote it.',
  date: 'Enter a date, such as 2026-11-02.',
  body: 'Write the text of the article.',
  bodyLength: 'The text has at most 20,000 characters.',
  company: 'Describe the business, such as “A bakery with two shops”.',
  industry: 'Enter the industry.',
  result: 'Enter what changed, such as “9 hours a week less typing”.',
  slug: 'Use lower-case letters, digits and hyphens only, such as what-ai-costs.',
  slugLength: 'The address has at most 80 characters.',
  slugTaken: 'Another article has this address. Choose a different one.',
  slugMissing: 'Enter an address: none could be made from the title.',
} as const;
